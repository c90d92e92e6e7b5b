//! Background work.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use egui::Context;
use kuba::app::platform::jobs::{Job, JobNews};

/// Longest wait for a thread on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits for the next report; `None` if the job has ended.
fn next<R: Send + 'static>(job: &Job<R>) -> Option<R> {
    let end = Instant::now() + PATIENCE;
    loop {
        match job.poll() {
            JobNews::Report(report) => return Some(report),
            JobNews::Ended => return None,
            JobNews::Running => assert!(Instant::now() < end, "no news of the job"),
        }
        std::thread::yield_now();
    }
}

#[test]
fn a_job_reports_in_order_and_then_ends() {
    let job = Job::start(&Context::default(), "count", |reporter| {
        for number in 0..100 {
            reporter.report(number);
        }
    });
    for number in 0..100 {
        assert_eq!(next(&job), Some(number));
    }
    assert_eq!(next(&job), None);
    assert!(matches!(job.poll(), JobNews::Ended));
}

#[test]
fn a_dropped_job_stops_its_work() {
    let (begun, wait_for_begin) = channel();
    let (ended, wait_for_end) = channel();
    let job: Job<()> = Job::start(&Context::default(), "endless", move |reporter| {
        begun.send(()).expect("a test that waits");
        while !reporter.is_stopped() {
            std::thread::yield_now();
        }
        // A report of a dropped job goes nowhere.
        reporter.report(());
        ended.send(()).expect("a test that waits");
    });
    wait_for_begin.recv_timeout(PATIENCE).expect("a thread");
    drop(job);
    wait_for_end.recv_timeout(PATIENCE).expect("an end");
}

#[test]
fn stopping_a_job_waits_until_it_has_left_nothing_half_done() {
    let (begun, wait_for_begin) = channel();
    let (ended, is_ended) = channel();
    let job: Job<()> = Job::start(&Context::default(), "writing", move |reporter| {
        begun.send(()).expect("a test that waits");
        while !reporter.is_stopped() {
            std::thread::yield_now();
        }
        std::thread::sleep(Duration::from_millis(50));
        ended.send(()).expect("a test that waits");
    });
    wait_for_begin.recv_timeout(PATIENCE).expect("a thread");
    job.stop(PATIENCE);
    is_ended.try_recv().expect("the work has ended");
}

#[test]
fn a_job_that_fails_has_ended_without_a_report() {
    let job: Job<u8> = Job::start(&Context::default(), "fault", |_| panic!("on purpose"));
    assert_eq!(next(&job), None);
}

#[test]
fn a_job_asks_for_a_repaint_once_it_has_ended() {
    let ctx = Context::default();
    let (woken, wait) = channel();
    ctx.set_request_repaint_callback(move |_| {
        let _ = woken.send(());
    });
    let job: Job<()> = Job::start(&ctx, "nothing", |_| {});
    wait.recv_timeout(PATIENCE).expect("a repaint");
    assert!(matches!(job.poll(), JobNews::Ended));
}

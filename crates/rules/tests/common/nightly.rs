//! How much of a slow test runs.

/// Returns `whole` in `scripts/nightly.sh`, which sets `KUBA_NIGHTLY`, and otherwise `part`.
pub(crate) fn nightly<T>(whole: T, part: T) -> T {
    if std::env::var_os("KUBA_NIGHTLY").is_some() { whole } else { part }
}

//! Numbers of different radices packed into one large number.

/// A large number as bytes, lowest first and without zeros at the end. The digit pushed last comes back first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Digits(Vec<u8>);

impl Digits {
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.iter().all(|&byte| byte == 0)
    }

    /// `digit` is less than `radix`.
    pub(super) fn push(&mut self, digit: usize, radix: usize) {
        let mut carry = digit as u64;
        for byte in &mut self.0 {
            carry += u64::from(*byte) * radix as u64;
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }

    /// `radix` is not zero.
    pub(super) fn pop(&mut self, radix: usize) -> usize {
        let radix = radix as u64;
        let mut rest = 0;
        for byte in self.0.iter_mut().rev() {
            rest = (rest << 8) | u64::from(*byte);
            *byte = (rest / radix) as u8;
            rest %= radix;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back_in_the_reverse_order() {
        let all = [(0, 1), (4, 5), (0, 7), (299, 300), (1, 2), (69_999, 70_000)];
        let mut digits = Digits::default();
        for &(digit, radix) in &all {
            digits.push(digit, radix);
        }
        for &(digit, radix) in all.iter().rev() {
            assert_eq!(digits.pop(radix), digit);
        }
        assert!(digits.is_zero());
    }
}

/**
 * The fee of a payment method: a fixed part in minor units, and a part of the amount in basis points. The sum is
 * rounded down.
 */
export interface PaymentFee {
  readonly feeMinor: number
  readonly feeBasisPoints: number
}

/** Returns the fee for an amount, in minor units, rounded as the platform does. */
export const calculatePaymentFee = ({ feeMinor, feeBasisPoints }: PaymentFee, amountMinor: number): number =>
  feeMinor + Math.floor((amountMinor * feeBasisPoints) / 10_000)

/** Returns the fee of a withdrawal, in minor units. The fee is 0 while the member has free withdrawals left. */
export const calculateWithdrawalFee = (
  rules: PaymentFee & { readonly freeLeft: number },
  amountMinor: number,
): number => (rules.freeLeft > 0 ? 0 : calculatePaymentFee(rules, amountMinor))

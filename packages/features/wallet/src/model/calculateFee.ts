/**
 * The fee of a payment method: a fixed part in minor units plus basis points of the amount. The sum is rounded down.
 */
export interface PaymentFee {
  readonly feeMinor: number
  readonly feeBasisPoints: number
}

/** Returns the fee for an amount, in minor units, rounded as the platform does. */
export const calculateFee = ({ feeMinor, feeBasisPoints }: PaymentFee, amountMinor: number): number =>
  feeMinor + Math.floor((amountMinor * feeBasisPoints) / 10_000)

/** Returns the fee of a withdrawal, in minor units: 0 while free withdrawals are left. */
export const calculateWithdrawalFee = (
  rules: PaymentFee & { readonly freeLeft: number },
  amountMinor: number,
): number => (rules.freeLeft > 0 ? 0 : calculateFee(rules, amountMinor))

/** What a way to pay takes: a fixed part in minor units, and ten-thousandths of the amount, rounded down. */
export interface Fee {
  readonly feeMinor: number
  readonly feeBasisPoints: number
}

/** The fee of an amount, in minor units, as the platform counts it. */
export const feeOf = ({ feeMinor, feeBasisPoints }: Fee, amountMinor: number): number =>
  feeMinor + Math.floor((amountMinor * feeBasisPoints) / 10_000)

/** The fee of a withdrawal: none while some are free. */
export const withdrawalFee = (rules: Fee & { readonly freeLeft: number }, amountMinor: number): number =>
  rules.freeLeft > 0 ? 0 : feeOf(rules, amountMinor)

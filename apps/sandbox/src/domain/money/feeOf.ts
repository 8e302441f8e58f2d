/** What is taken of an amount, in minor units: a fixed part, and ten-thousandths of it rounded down. */
export const feeOf = (
  { fee, feeBasisPoints }: { readonly fee: number; readonly feeBasisPoints: number },
  amount: number,
): number => fee + Math.floor((amount * feeBasisPoints) / 10_000)

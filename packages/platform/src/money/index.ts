export { isUnknown } from './isUnknown.ts'
export { keepOrder, readOrder, type KeptOrder, type OrderKind } from './keptOrder.ts'
export {
  amountProblem,
  useAmount,
  useAmountText,
  type Amount,
  type AmountLimits,
  type AmountProblem,
} from './useAmount.ts'
export { useMinor, useSign, withoutCents } from './useMinor.ts'
export { useMoneyOrder, type MoneyOrder, type MoneyOrderInit, type OrderInput } from './useMoneyOrder.ts'
export { useOutcome, type Asking } from './useOutcome.ts'
export { categoryText } from './categoryText.ts'
export { useSay, type Say } from './useSay.ts'

export { isOutcomeUnknown } from './isOutcomeUnknown.ts'
export { storeUnsettledOrder, readUnsettledOrder, type UnsettledOrder, type OrderKind } from './unsettledOrder.ts'
export {
  getAmountProblem,
  useAmount,
  useAmountFormat,
  type AmountState,
  type AmountLimits,
  type AmountProblem,
} from './useAmount.ts'
export { useMoneyFormat, useCurrencySymbol, stripZeroCents } from './useMoneyFormat.ts'
export { useMoneyOrder, type MoneyOrder, type MoneyOrderOptions, type OrderInput } from './useMoneyOrder.ts'
export { useOutcome, type OutcomeState } from './useOutcome.ts'
export { getCategoryText } from './getCategoryText.ts'
export { useReportFormat, type ReportFormat } from './useReportFormat.ts'

export { isMoneyOrderOutcomeUnknown } from './isMoneyOrderOutcomeUnknown.ts'
export {
  storeUnresolvedMoneyOrder,
  readUnresolvedMoneyOrder,
  type UnresolvedMoneyOrder,
  type MoneyOrderKind,
} from './unresolvedMoneyOrder.ts'
export {
  getAmountProblem,
  useAmountField,
  useAmountFieldFormat,
  type AmountFieldState,
  type AmountLimits,
  type AmountProblem,
} from './useAmountField.ts'
export { useMoneyFormat, useCurrencySymbol, stripZeroCents } from './useMoneyFormat.ts'
export { useMoneyOrder, type MoneyOrder, type MoneyOrderOptions, type MoneyOrderInput } from './useMoneyOrder.ts'
export { useMoneyOrderOutcome, type MoneyOrderOutcomeState } from './useMoneyOrderOutcome.ts'
export { getGameCategoryMessageId } from './getGameCategoryMessageId.ts'
export { useReportFormat, type ReportFormat } from './useReportFormat.ts'

export { DateRange, type DatePreset, type DateRangeProps } from './DateRange/DateRange.tsx'
export type { Dates } from './DateRange/rangeProblem.ts'
export { SelectSheet, type SelectSheetProps } from './SelectSheet/SelectSheet.tsx'
export type { SelectOption } from './SelectSheet/SelectOption.ts'

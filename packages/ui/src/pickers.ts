export { DateRange, type DatePreset, type DateRangeProps } from './DateRange/DateRange.tsx'
export type { DateSpan } from './DateRange/validateDateRange.ts'

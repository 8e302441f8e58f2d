export { DateRange, type DatePreset, type DateRangeProps } from './DateRange/DateRange.tsx'
export type { Dates } from './DateRange/rangeProblem.ts'

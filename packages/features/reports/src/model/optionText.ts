import type { Say } from '@lobby/platform/money'
import type { FilterOption } from './report.ts'

/** What a value of a filter is called. */
export const optionText = (option: FilterOption, t: Say['t']): string =>
  'text' in option ? option.text : t(option.label)

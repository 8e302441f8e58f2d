import type { ReportFormat } from '@lobby/platform/money'
import type { FilterOption } from './report.ts'

/** Returns the text of a filter option. */
export const getFilterOptionText = (option: FilterOption, t: ReportFormat['t']): string =>
  'text' in option ? option.text : t(option.label)

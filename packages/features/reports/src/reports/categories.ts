import type { ReportFilter } from '../model/report.ts'

const categories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTTO'] as const

/** Filters a report by game category. */
export const gameCategoryFilter: ReportFilter = {
  name: 'category',
  label: 'reports.filter.category',
  options: categories.map((value) => ({ value, label: `games.category.${value}` })),
}

import type { Filter } from '../model/report.ts'

const categories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTTO'] as const

/** Narrows a report to a category of games. */
export const categoryFilter: Filter = {
  name: 'category',
  label: 'reports.filter.category',
  options: categories.map((value) => ({ value, label: `games.category.${value}` })),
}

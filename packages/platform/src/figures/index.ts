export { categoryText } from './categoryText.ts'
export { presetsOf, type Days, type PresetId } from './presetsOf.ts'
export { teamKpiQuery, type TeamKpiScope } from './teamKpiQuery.ts'
export { useSay, type Say } from './useSay.ts'

export { categoryText } from './categoryText.ts'
export { daysBetween } from './daysBetween.ts'
export { presetsOf, type Days, type PresetId } from './presetsOf.ts'
export { useSay, type Say } from './useSay.ts'

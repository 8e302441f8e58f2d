export { dayIn } from './dayIn.ts'
export { dayOn, daysApart, momentOn } from './dayOn.ts'
export { daysBetween } from './daysBetween.ts'
export { lastDays } from './lastDays.ts'

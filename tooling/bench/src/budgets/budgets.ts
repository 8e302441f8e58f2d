import { homeLimits } from '@lobby/floor'
import type { Figures } from './readFigures.ts'

/** What a figure may be at most, and what it should be. */
export interface Budget {
  readonly name: string
  readonly limit: number
  readonly aim: number
  of(figures: Figures): number
}

/**
 * The exact budgets, in bytes (kB = 1000 B).
 * @param floor bytes of the floor app's first-load JavaScript, of the same run
 */
export function budgetsFor(floor: number): Budget[] {
  const most = homeLimits(floor)
  return [
    {
      name: "home's JavaScript with its dictionary",
      limit: most.scripts,
      aim: 1.05 * floor,
      of: (sizes) => sizes.homeScript + sizes.dictionary,
    },
    { name: "home's document", limit: most.document, aim: 6_000, of: (sizes) => sizes.document },
    { name: 'signing in, on home', limit: 0, aim: 0, of: (sizes) => sizes.signInOnHome },
    { name: 'overlays, on home', limit: 0, aim: 0, of: (sizes) => sizes.overlaysOnHome },
    { name: 'the login screen with its form', limit: 21_000, aim: 16_000, of: (sizes) => sizes.login },
    { name: 'encryption, at the first keystroke', limit: 22_500, aim: 21_000, of: (sizes) => sizes.encryption },
  ]
}

/** The names of the budgets that are overspent. */
export function overspent(figures: Figures, floor: number): string[] {
  return budgetsFor(floor)
    .filter(({ limit, of }) => !(of(figures) <= limit))
    .map(({ name }) => name)
}

import { computeHomeByteLimits } from '@lobby/baseline-app'
import type { SiteSizes } from './readSiteSizes.ts'

/** The limit of one size in {@link SiteSizes}, and the size to aim for. */
export interface SizeBudget {
  readonly name: string
  readonly limit: number
  readonly aim: number
  of(figures: SiteSizes): number
}

/**
 * Returns the budgets in bytes (1 kB is 1000 bytes).
 * @param baselineBytes the bytes of JavaScript that the baseline app loads first, measured in the same run
 */
export function createSizeBudgets(baselineBytes: number): SizeBudget[] {
  const limits = computeHomeByteLimits(baselineBytes)
  return [
    {
      name: "home's JavaScript with its dictionary",
      limit: limits.scripts,
      aim: 1.05 * baselineBytes,
      of: (sizes) => sizes.homeScriptBytes + sizes.dictionary,
    },
    { name: "home's document", limit: limits.document, aim: 6_000, of: (sizes) => sizes.document },
    { name: 'sign-in code on home', limit: 0, aim: 0, of: (sizes) => sizes.signInCharactersOnHome },
    { name: 'overlay code on home', limit: 0, aim: 0, of: (sizes) => sizes.overlayCharactersOnHome },
    { name: 'the login screen with its form', limit: 21_000, aim: 16_000, of: (sizes) => sizes.login },
    { name: 'encryption, at the first keystroke', limit: 22_500, aim: 21_000, of: (sizes) => sizes.encryption },
  ]
}

/** Returns the names of the budgets that these sizes exceed. */
export function findExceededSizeBudgets(figures: SiteSizes, baselineBytes: number): string[] {
  return createSizeBudgets(baselineBytes)
    .filter(({ limit, of }) => !(of(figures) <= limit))
    .map(({ name }) => name)
}

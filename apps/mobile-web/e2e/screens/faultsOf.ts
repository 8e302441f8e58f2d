import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { measure, type Scope } from '@lobby/test-kit/measure'
import { settle } from './visit.ts'

const height = 800

/** What axe says of a page as it stands, in words. */
export const violationsOf = async (page: Page) => {
  // Legacy mode opens no page of its own for each result.
  const found = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}

/** What of axe is asked of every view: states of loading and failing are where a screen forgets its heading. */
const missingHeading = async (page: Page) =>
  (await page.locator('h1').count()) === 0 ? ['has no heading of the first level'] : []

const measured = (page: Page, scope: Scope) => page.evaluate<string[], Scope>(measure, scope)

/**
 * Measures a page at 360 px, at 320 px and with text of twice the size, and leaves it at the last size.
 *
 * @param options.withAxe Runs axe too. Without it, only looks for a heading of the first level.
 * @param options.isOneSize Measures at 360 px only, because a story of the same state is measured at all sizes.
 * @returns One sentence for each fault.
 */
export async function faultsOf(
  page: Page,
  { withAxe, isOneSize = false }: { readonly withAxe: boolean; readonly isOneSize?: boolean },
): Promise<string[]> {
  const labelled = (label: string, faults: readonly string[]) => faults.map((fault) => `${label}: ${fault}`)
  const wide = labelled('360', [
    ...(await measured(page, 'all')),
    ...(withAxe ? await violationsOf(page) : await missingHeading(page)),
  ])
  if (isOneSize) return wide
  await page.setViewportSize({ width: 320, height })
  await settle(page)
  const narrow = labelled('320', await measured(page, 'all'))
  await page.setViewportSize({ width: 360, height })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settle(page)
  const large = labelled('200 %', await measured(page, 'fit'))
  return [...wide, ...narrow, ...large]
}

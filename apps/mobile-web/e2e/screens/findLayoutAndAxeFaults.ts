import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { detectLayoutFaults, type LayoutChecks } from '@lobby/test-kit/measure'
import { waitUntilViewIsStill } from './createViewOpener.ts'

const HEIGHT_PX = 800

/** Runs axe on a page. Returns one line per violated rule, with the elements. */
export const findPageAxeViolations = async (page: Page) => {
  // Use legacy mode, because otherwise axe opens another page to collect its results.
  const found = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}

/**
 * Reports a page without a heading of level 1. Runs for every view, even without axe, because loading and failed
 * screens often lack this heading.
 */
const findMissingHeading = async (page: Page) =>
  (await page.locator('h1').count()) === 0 ? ['has no heading of the first level'] : []

const measurePage = (page: Page, scope: LayoutChecks) =>
  page.evaluate<string[], LayoutChecks>(detectLayoutFaults, scope)

/**
 * Checks the layout of a page at a width of 360 px, of 320 px, and with doubled text size. Does not restore the size
 * afterwards.
 *
 * @param options.withAxe True to run axe. If false, only axe's rule about a heading of level 1 is checked.
 * @param options.isOneSize True to check at a width of 360 px only. This is enough for a view with a story, because
 *   Storybook checks the story at all sizes.
 * @returns One sentence for each fault.
 */
export async function findLayoutAndAxeFaults(
  page: Page,
  { withAxe, isOneSize = false }: { readonly withAxe: boolean; readonly isOneSize?: boolean },
): Promise<string[]> {
  const addLabel = (label: string, faults: readonly string[]) => faults.map((fault) => `${label}: ${fault}`)
  const wide = addLabel('360', [
    ...(await measurePage(page, 'all')),
    ...(withAxe ? await findPageAxeViolations(page) : await findMissingHeading(page)),
  ])
  if (isOneSize) return wide
  await page.setViewportSize({ width: 320, height: HEIGHT_PX })
  await waitUntilViewIsStill(page)
  const narrow = addLabel('320', await measurePage(page, 'all'))
  await page.setViewportSize({ width: 360, height: HEIGHT_PX })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await waitUntilViewIsStill(page)
  const large = addLabel('200 %', await measurePage(page, 'fit'))
  return [...wide, ...narrow, ...large]
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { measure, type Scope } from '@lobby/test-kit/measure'
import { settle } from './visit.ts'

const height = 800

/** What axe says of a page as it stands, in words. */
export const violationsOf = async (page: Page) => {
  // Legacy mode opens no page of its own for each result.
  const found = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** What of axe is asked of every view: states of loading and failing are where a screen forgets its heading. */
const missingHeading = async (page: Page) => ((await page.locator('h1').count()) === 0 ? ['has no heading of the first level'] : [])

const measured = (page: Page, scope: Scope) => page.evaluate<string[], Scope>(measure, scope)

/**
 * What is wrong with a page at 360 px, at 320 px, and with text of twice the size, in words; it is left at the last.
 *
 * @param withAxe Asks axe too: colours and roles are those of one language as of another. Without it, whether there is a heading.
 */
export async function faultsOf(page: Page, { withAxe }: { readonly withAxe: boolean }): Promise<string[]> {
  const labelled = (label: string, faults: readonly string[]) => faults.map((fault) => `${label}: ${fault}`)
  const wide = labelled('360', [...(await measured(page, 'all')), ...(withAxe ? await violationsOf(page) : await missingHeading(page))])
  await page.setViewportSize({ width: 320, height })
  await settle(page)
  const narrow = labelled('320', await measured(page, 'all'))
  await page.setViewportSize({ width: 360, height })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settle(page)
  const large = labelled('200 %', await measured(page, 'fit'))
  return [...wide, ...narrow, ...large]
}

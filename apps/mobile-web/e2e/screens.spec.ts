import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './lobby.ts'
import { measure, type Scope } from './screens/measure.ts'
import { screens } from './screens/screens.ts'
import { createViewer, settle } from './screens/visit.ts'

const height = 800

// A test of many pages: what a picture of the last one shows is `npm run merchant -- shots`.
test.use({ screenshot: 'off' })

const violations = async (page: Page) => {
  const found = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return found.violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** What is wrong with the page on two widths, and with text of twice the size. Colours and roles are those of one language as of another. */
async function faultsOf(page: Page, language: string): Promise<string[]> {
  const labelled = (label: string, faults: readonly string[]) => faults.map((fault) => `${label}: ${fault}`)
  const wide = labelled('360', [...(await page.evaluate<string[], Scope>(measure, 'all')), ...(language === 'EN' ? await violations(page) : [])])
  await page.setViewportSize({ width: 320, height })
  await settle(page)
  const narrow = labelled('320', await page.evaluate<string[], Scope>(measure, 'all'))
  await page.setViewportSize({ width: 360, height })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settle(page)
  const large = labelled('200 %', await page.evaluate<string[], Scope>(measure, 'fit'))
  return [...wide, ...narrow, ...large]
}

test('every screen fits 360 and 320 px and text of twice the size, shows all of its words, and has targets to hit', async ({
  running,
  lobby: _fresh,
  browser,
  merchant,
  language,
}) => {
  test.setTimeout(300_000)
  const visit = createViewer({ running, browser, merchant, language })
  const faults: string[] = []
  for (const view of screens) {
    await test.step(view.name, async () => {
      const found = await visit(view, (page) => faultsOf(page, language)).catch((error: unknown) => [`did not come: ${String(error)}`])
      faults.push(...found.map((fault) => `${view.name}, ${fault}`))
    })
  }
  expect(faults).toEqual([])
})

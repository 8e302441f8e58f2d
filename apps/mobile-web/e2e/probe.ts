import { launchOptions } from '@lobby/test-kit'
import { chromium } from '@playwright/test'
import { startLobby } from './startLobby.ts'
import { screens } from './screens/screens.ts'
import { createViewer, type View } from './screens/visit.ts'
import { faultsOf } from './screens/faultsOf.ts'
const [,, merchant='aurora', language='EN', only='', axe=''] = process.argv
const running = await startLobby()
const browser = await chromium.launch(launchOptions())
const visit = createViewer({ running, browser, merchant, language })
for (const view of Object.values<readonly View[]>(screens).flat().filter(({ name }) => new RegExp(only).test(name))) {
  const found = await visit(view, async (page) => {
    const faults = await faultsOf(page, { withAxe: axe !== '' })
    const wide = await page.evaluate(() => [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > 361 && !e.closest('svg')).map((e) => e.outerHTML.slice(0, 90) + ' ' + e.getBoundingClientRect().right).slice(0, 6))
    return faults.some((f) => f.includes('200 %: overflow')) ? [...faults, ...wide] : faults
  }).catch((e) => ['did not come ' + String(e).slice(0, 200)])
  console.log(view.name, found)
}
await browser.close(); await running.close()

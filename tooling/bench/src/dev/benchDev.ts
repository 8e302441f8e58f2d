import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '@lobby/test-kit'
import { chromium } from 'playwright-core'
import { inTurn } from '../apps/inTurn.ts'
import { openPhone } from '../browser/openPhone.ts'
import { keep } from '../report/keep.ts'
import { median } from '../report/stats.ts'
import { tell, type TellRow } from '../report/tell.ts'
import { measureEdits, type Edits } from './measureEdits.ts'
import { openDevs, type OpenDev } from './openDevs.ts'

const rows: readonly TellRow<Edits>[] = [
  { title: 'an edit of the code, ms', of: ({ code }) => median(code) },
  { title: 'an edit of the theme, ms', of: ({ theme }) => median(theme) },
]

/** Edits code and theme of a copy of the sources, under development servers: the floor app's, and the site's. */
export async function benchDev({ runs, merchant }: { readonly runs: number; readonly merchant: string }): Promise<void> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lobby-bench-')))
  try {
    const { floor, site, close } = await openDevs(dir, merchant)
    const browser = await chromium.launch(launchOptions())
    const edit = (dev: OpenDev) => async () => {
      const phone = await openPhone(browser)
      try {
        await phone.page.goto(dev.url)
        await phone.page.waitForSelector(dev.ready, { timeout: 120_000 })
        await phone.page.waitForLoadState('networkidle')
        return await measureEdits(phone.page, dev)
      } finally {
        await phone.close()
      }
    }
    try {
      const taken = await inTurn(runs, { 'floor, vite dev': edit(floor), [merchant]: edit(site) })
      tell('from a file to the screen, medians', rows, taken)
      console.log(`\nKept: ${keep('dev', { runs, merchant, chromium: browser.version(), taken })}`)
    } finally {
      await browser.close()
      await close()
    }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

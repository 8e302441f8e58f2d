import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createProgressPrinter, findChromium, getChromiumLaunchOptions } from '@lobby/test-kit'
import { chromium, type Page } from '@playwright/test'
import stampSites from '../stampSites.ts'
import { startLobby } from '../startLobby.ts'
import { createMessageLookup } from '../createMessageLookup.ts'
import { viewsByRoute } from './viewsByRoute.ts'
import {
  formatScreenshotFileName,
  renderScreenshotsPage,
  renderScreenshotSheet,
  type ViewScreenshot,
  type LanguageScreenshots,
} from './shotSheets.ts'
import { createViewOpener, type ScreenView } from './createViewOpener.ts'

/**
 * Returns whether the page is the not-found screen. The site shows this screen when a feature flag of the merchant is
 * off.
 */
const isNotFound = (page: Page, language: string) =>
  page.getByText(createMessageLookup(language)('core.notFound.title')).first().isVisible()

/** The maximum number of pictures on a sheet, so that each picture is large enough to be read. */
const MAX_SHOTS_PER_SHEET = 12

/** The width of a picture on the sheet of all pictures. */
const THUMBNAIL_WIDTH_PX = 160

/**
 * Runs `npm run merchant -- shots`: takes pictures of every view whose name contains the text of `--only`. Writes
 * sheets of pictures per language, one sheet with all pictures, and an HTML page. The site must be compiled.
 * @returns The exit code: 1 if a view failed to load.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      // `merchant shots` passes `--out` in any case, so this default only applies without that command.
      out: { type: 'string', default: '.reports/shots' },
      width: { type: 'string', default: '360' },
      height: { type: 'string', default: '800' },
      only: { type: 'string', default: '' },
      language: { type: 'string', multiple: true, default: ['EN', 'PT'] },
    },
  })
  const [merchant = ''] = positionals
  const [width, height] = [Number(values.width), Number(values.height)]
  const views = Object.values<readonly ScreenView[]>(viewsByRoute)
    .flat()
    .filter(({ name }) => name.includes(values.only))
  if (findChromium() === undefined)
    throw new Error(
      'Taking pictures needs Chromium, and none was found. Install Chromium or Chrome, or set LOBBY_CHROMIUM ' +
        'to its executable, or run `npm test`, which installs one.',
    )
  if (views.length === 0)
    throw new Error(`No screen has "${values.only}" in its name. Run the command without --only to see all names.`)
  const out = resolve(process.env['INIT_CWD'] ?? '.', values.out)
  mkdirSync(out, { recursive: true })
  const notFoundViews = new Set<ScreenView>(viewsByRoute.elsewhere)
  console.log(`${views.length} screens in ${values.language.join(' and ')}, ${width} x ${height}, into ${out}`)
  const progress = createProgressPrinter({
    total: views.length * values.language.length,
    print: (line) => console.log(line),
  })
  await stampSites()
  const running = await startLobby()
  await running.reset()
  const browser = await chromium.launch(getChromiumLaunchOptions())
  let missing = 0
  const all: LanguageScreenshots[] = []
  const switchedOff = new Set<string>()
  for (const language of values.language) {
    const { visit, close } = createViewOpener({ running, browser, merchant, language, viewport: { width, height } })
    const shots: ViewScreenshot[] = []
    for (const view of views) {
      progress(`${view.name}, ${language}`)
      try {
        const png = await visit(view, async (page) =>
          (await isNotFound(page, language)) && !notFoundViews.has(view) ? null : page.screenshot(),
        )
        if (png) shots.push({ name: view.name, png })
        else switchedOff.add(view.name)
      } catch (error) {
        missing++
        console.error(
          `${merchant} ${language}, ${view.name}: ${error instanceof Error ? error.message : String(error)}`,
        )
        shots.push({ name: view.name, png: null })
      }
    }
    await close()
    for (let at = 0; at < shots.length; at += MAX_SHOTS_PER_SHEET) {
      const file = join(
        out,
        `${merchant}-${language}-${width}${shots.length > MAX_SHOTS_PER_SHEET ? `-${at / MAX_SHOTS_PER_SHEET + 1}` : ''}.png`,
      )
      writeFileSync(
        file,
        await renderScreenshotSheet(
          browser,
          `${merchant} · ${language} · ${width} × ${height}`,
          shots.slice(at, at + MAX_SHOTS_PER_SHEET),
          width,
          Math.min(shots.length, Math.floor(2400 / (width + 24))),
        ),
      )
      console.log(file)
    }
    const pictures = join(out, `${merchant}-${width}`, language)
    mkdirSync(pictures, { recursive: true })
    for (const { name, png } of shots) if (png) writeFileSync(join(pictures, formatScreenshotFileName(name)), png)
    all.push({ language, shots })
  }
  const title = `${merchant} · ${values.language.join(', ')} · ${width} × ${height}`
  const together = all.flatMap(({ language, shots }) =>
    shots.map((shot) => ({ ...shot, name: `${shot.name}, ${language}` })),
  )
  const base = join(out, `${merchant}-${width}`)
  writeFileSync(
    `${base}.png`,
    await renderScreenshotSheet(browser, title, together, THUMBNAIL_WIDTH_PX, Math.min(together.length, 20)),
  )
  writeFileSync(`${base}.html`, renderScreenshotsPage(title, all, `${merchant}-${width}`, width))
  if (switchedOff.size > 0)
    console.log(`Left out, because ${merchant} has switched them off: ${[...switchedOff].join('; ')}.`)
  console.log(`${base}.png\n${base}.html`)
  await browser.close()
  await running.close()
  return missing > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

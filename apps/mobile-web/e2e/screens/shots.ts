import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createProgress, findChromium, launchOptions } from '@lobby/test-kit'
import { chromium, type Page } from '@playwright/test'
import stampSites from '../stampSites.ts'
import { startLobby } from '../startLobby.ts'
import { textIn } from '../textIn.ts'
import { screens } from './screens.ts'
import { fileOf, pageOf, sheetOf, type Shot, type Taken } from './sheets.ts'
import { createViewer, type View } from './visit.ts'

/** Whether the address is none of this merchant's: a flag is off. */
const isNowhere = (page: Page, language: string) =>
  page.getByText(textIn(language)('core.notFound.title')).first().isVisible()

/** Pictures a sheet: more are too small to be looked at in one go. */
const aSheet = 12

/** How wide a picture is on the sheet of all of them. */
const thumbnail = 160

/**
 * What `npm run merchant -- shots` runs: a sheet a language of every view whose name holds the text of `--only`, then all
 * of them on one sheet, and a page of them beside it. The site must be compiled.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      // The verb says where unless a person does.
      out: { type: 'string', default: '.reports/shots' },
      width: { type: 'string', default: '360' },
      height: { type: 'string', default: '800' },
      only: { type: 'string', default: '' },
      language: { type: 'string', multiple: true, default: ['EN', 'PT'] },
    },
  })
  const [merchant = ''] = positionals
  const [width, height] = [Number(values.width), Number(values.height)]
  const views = Object.values<readonly View[]>(screens)
    .flat()
    .filter(({ name }) => name.includes(values.only))
  if (findChromium() === undefined)
    throw new Error(
      'There is no Chromium to take pictures in. Install Chromium or Chrome, or set LOBBY_CHROMIUM to its executable; `npm test` fetches one.',
    )
  if (views.length === 0) throw new Error(`No screen has "${values.only}" in its name.`)
  const out = resolve(process.env['INIT_CWD'] ?? '.', values.out)
  mkdirSync(out, { recursive: true })
  const meant = new Set<View>(screens.elsewhere)
  console.log(`${views.length} screens in ${values.language.join(' and ')}, ${width} x ${height}, into ${out}`)
  const progress = createProgress({ total: views.length * values.language.length, print: (line) => console.log(line) })
  await stampSites()
  const running = await startLobby()
  await running.reset()
  const browser = await chromium.launch(launchOptions())
  let missing = 0
  const all: Taken[] = []
  const off = new Set<string>()
  for (const language of values.language) {
    const { visit, close } = createViewer({ running, browser, merchant, language, viewport: { width, height } })
    const shots: Shot[] = []
    for (const view of views) {
      progress(`${view.name}, ${language}`)
      try {
        const png = await visit(view, async (page) =>
          (await isNowhere(page, language)) && !meant.has(view) ? null : page.screenshot(),
        )
        if (png) shots.push({ name: view.name, png })
        else off.add(view.name)
      } catch (error) {
        missing++
        console.error(
          `${merchant} ${language}, ${view.name}: ${error instanceof Error ? error.message : String(error)}`,
        )
        shots.push({ name: view.name, png: null })
      }
    }
    await close()
    for (let at = 0; at < shots.length; at += aSheet) {
      const file = join(
        out,
        `${merchant}-${language}-${width}${shots.length > aSheet ? `-${at / aSheet + 1}` : ''}.png`,
      )
      writeFileSync(
        file,
        await sheetOf(
          browser,
          `${merchant} · ${language} · ${width} × ${height}`,
          shots.slice(at, at + aSheet),
          width,
          Math.min(shots.length, Math.floor(2400 / (width + 24))),
        ),
      )
      console.log(file)
    }
    const pictures = join(out, `${merchant}-${width}`, language)
    mkdirSync(pictures, { recursive: true })
    for (const { name, png } of shots) if (png) writeFileSync(join(pictures, fileOf(name)), png)
    all.push({ language, shots })
  }
  const title = `${merchant} · ${values.language.join(', ')} · ${width} × ${height}`
  const together = all.flatMap(({ language, shots }) =>
    shots.map((shot) => ({ ...shot, name: `${shot.name}, ${language}` })),
  )
  const base = join(out, `${merchant}-${width}`)
  writeFileSync(`${base}.png`, await sheetOf(browser, title, together, thumbnail, Math.min(together.length, 20)))
  writeFileSync(`${base}.html`, pageOf(title, all, `${merchant}-${width}`, width))
  if (off.size > 0) console.log(`Left out, as ${merchant} has not switched them on: ${[...off].join('; ')}.`)
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

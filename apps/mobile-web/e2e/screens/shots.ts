import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launchOptions } from '@lobby/test-kit'
import { chromium, type Browser } from '@playwright/test'
import { startLobby } from '../startLobby.ts'
import { screens } from './screens.ts'
import { createViewer, type View } from './visit.ts'

interface Shot {
  readonly name: string
  /** Null where the view did not come. */
  readonly png: Buffer | null
}

/** Pictures a sheet: more are too small to be looked at in one go. */
const aSheet = 12

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Lays pictures out with their names, as one picture. */
async function sheetOf(browser: Browser, title: string, shots: readonly Shot[], width: number): Promise<Buffer> {
  const columns = Math.min(shots.length, Math.floor(2400 / (width + 24)))
  const figures = shots.map(
    ({ name, png }) =>
      `<figure><figcaption>${escape(name)}</figcaption>${png ? `<img src="data:image/png;base64,${png.toString('base64')}">` : '<p>did not come</p>'}</figure>`,
  )
  const page = await browser.newPage({ viewport: { width: columns * (width + 24) + 24, height: 900 } })
  await page.setContent(`<!doctype html><title>${escape(title)}</title><style>
    body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 24px; margin: 24px; background: #8a8f98; font: 600 20px/1.3 system-ui, sans-serif }
    h1 { grid-column: 1 / -1; margin: 0; font-size: 32px }
    figure { margin: 0 } figcaption { padding-bottom: 8px } img { display: block; inline-size: 100% }
  </style><h1>${escape(title)}</h1>${figures.join('')}`)
  const sheet = await page.screenshot({ fullPage: true })
  await page.close()
  return sheet
}

/**
 * What `npm run merchant -- shots` runs: a sheet a language of every view whose name holds the text of `--only`. The site must be compiled.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.' },
      width: { type: 'string', default: '360' },
      height: { type: 'string', default: '800' },
      only: { type: 'string', default: '' },
      language: { type: 'string', multiple: true, default: ['EN', 'PT'] },
    },
  })
  const [merchant = ''] = positionals
  const [width, height] = [Number(values.width), Number(values.height)]
  const views = Object.values<readonly View[]>(screens).flat().filter(({ name }) => name.includes(values.only))
  const out = resolve(process.env['INIT_CWD'] ?? '.', values.out)
  mkdirSync(out, { recursive: true })
  const running = await startLobby()
  await running.reset()
  const browser = await chromium.launch(launchOptions())
  let missing = 0
  for (const language of values.language) {
    const visit = createViewer({ running, browser, merchant, language, viewport: { width, height } })
    const shots: Shot[] = []
    for (const view of views) {
      try {
        shots.push({ name: view.name, png: await visit(view, (page) => page.screenshot()) })
      } catch (error) {
        missing++
        console.error(`${merchant} ${language}, ${view.name}: ${error instanceof Error ? error.message : String(error)}`)
        shots.push({ name: view.name, png: null })
      }
    }
    for (let at = 0; at < shots.length; at += aSheet) {
      const file = join(out, `${merchant}-${language}-${width}${shots.length > aSheet ? `-${at / aSheet + 1}` : ''}.png`)
      writeFileSync(file, await sheetOf(browser, `${merchant} · ${language} · ${width} × ${height}`, shots.slice(at, at + aSheet), width))
      console.log(file)
    }
  }
  await browser.close()
  await running.close()
  return missing > 0 ? 1 : 0
}

process.exitCode = await run()

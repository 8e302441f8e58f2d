import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { OpenDev, Place } from './openDevs.ts'

export interface Edits {
  /** Milliseconds from the file's change to the frame that shows it, an edit each. */
  readonly code: readonly number[]
  readonly theme: readonly number[]
}

/** How often each is edited; the edit before them only warms up. */
const times = 5
/** Milliseconds after which a server has looked at an edit for the last time. */
const rest = 800

/** Edits the sources of an app that is open. @throws when an edit is not shown within half a minute */
export async function measureEdits(page: Page, { code, theme, shows }: OpenDev): Promise<Edits> {
  const found: { code: number[]; theme: number[] } = { code: [], theme: [] }
  for (let time = 0; time <= times; time++) {
    const text = `edit${Date.now()}`
    const colour = nextColour(theme)
    const codeTime = await edit(page, code, text, seesText, [shows, text])
    const themeTime = await edit(page, theme, colour, seesColour, [colour, ''])
    if (time > 0) {
      found.code.push(codeTime)
      found.theme.push(themeTime)
    }
  }
  return found
}

async function edit(page: Page, { file, find, put }: Place, value: string, sees: Sees, of: readonly [string, string]): Promise<number> {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(find, () => put(value))
  if (after === before) throw new Error(`${file} no longer has what the benchmark edits: ${String(find)}. Name another text in openDevs.ts.`)
  const seen = page.waitForFunction(sees, of, { polling: 'raf', timeout: 30_000 }).then((handle) => handle.jsonValue())
  // The page looks before the file changes.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const start = performance.timeOrigin + performance.now()
  writeFileSync(file, after)
  const end = await seen
  await page.waitForTimeout(rest)
  return Number(end) - start
}

/** The colour of a theme, a shade bluer or less blue: what is legible stays so. */
function nextColour({ file, find }: Place): string {
  const own = /#[\da-f]{6}/i.exec(find.exec(readFileSync(file, 'utf8'))?.[0] ?? '')?.[0] ?? '#000000'
  const blue = Number.parseInt(own.slice(5), 16)
  return own.slice(0, 5) + (blue % 2 === 0 ? blue + 1 : blue - 1).toString(16).padStart(2, '0')
}

type Sees = (of: readonly [string, string]) => number | false

/** These run in the page: milliseconds since 1970 once it is seen. */
const seesText: Sees = ([selector, text]) => {
  const shown = document.querySelector(selector)?.textContent.includes(text) ?? false
  return shown && performance.timeOrigin + performance.now()
}
const seesColour: Sees = ([colour]) => {
  const shown = getComputedStyle(document.documentElement).getPropertyValue('--brand').trim() === colour
  return shown && performance.timeOrigin + performance.now()
}

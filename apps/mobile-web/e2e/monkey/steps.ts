import type { BrowserContext, Page } from '@playwright/test'
import type { RandomGenerator } from './createRandomGenerator.ts'
import { RANDOM_WALK_PATHS, RANDOM_WALK_QUERY_STRINGS, RANDOM_WALK_INPUT_TEXTS } from './walkInputs.ts'

/** The page, its browser context and the random generator that a step uses. */
export interface RandomWalkContext {
  readonly page: Page
  readonly context: BrowserContext
  readonly origin: string
  readonly random: RandomGenerator
}

interface Target {
  readonly x: number
  readonly y: number
  readonly name: string
}

const TAPPABLE =
  'a[href], button, summary, label, input, [role=button], [role=tab], [role=option], [role=switch], ' +
  '[role=menuitem], [tabindex="0"]'
const WRITABLE = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]'

/** Returns the elements that match the selector and that a finger can tap: their centre is visible and not covered. */
const findTargets = (page: Page, selector: string): Promise<Target[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : null
        return hit && element.contains(hit)
          ? [{ x, y, name: (element.ariaLabel ?? element.innerText ?? '').trim().slice(0, 40) || element.tagName }]
          : []
      }),
    selector,
  )

async function tap({ page, random }: RandomWalkContext, selector = TAPPABLE, times = 1): Promise<string> {
  const targets = await findTargets(page, selector)
  if (targets.length === 0) return 'finds nothing to tap'
  const { x, y, name } = random.element(targets)
  for (let time = 0; time < times; time++) await page.touchscreen.tap(x, y)
  return `taps ${times > 1 ? `${times} times ` : ''}"${name}" at ${Math.round(x)}, ${Math.round(y)}`
}

async function write(walker: RandomWalkContext): Promise<string> {
  const { page, random } = walker
  const where = await tap(walker, WRITABLE)
  const word = random.element(RANDOM_WALK_INPUT_TEXTS)
  if (random.integer(3) === 0) await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(word)
  const isSent = random.integer(3) === 0
  if (isSent) await page.keyboard.press('Enter')
  return `${where}, and writes ${JSON.stringify(word.slice(0, 40))}${isSent ? ' and Enter' : ''}`
}

const sizes = [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
  { width: 320, height: 568 },
  { width: 412, height: 915 },
]

/** An action that a random walk can take. */
export interface RandomWalkStep {
  /** The weight of the action: how often a walk takes it in comparison with the other actions. */
  readonly weight: number
  /** Takes the action on the page. Returns a description of what it did. */
  readonly run: (walker: RandomWalkContext) => Promise<string>
}

/** All actions of a random walk. An action that is not possible on the current page does nothing. */
export const RANDOM_WALK_STEPS: readonly RandomWalkStep[] = [
  { weight: 44, run: (walker) => tap(walker) },
  { weight: 5, run: (walker) => tap(walker, TAPPABLE, 2 + walker.random.integer(4)) },
  { weight: 14, run: write },
  {
    weight: 8,
    run: async ({ page, random }) => {
      const path = random.element(RANDOM_WALK_PATHS) + random.element(RANDOM_WALK_QUERY_STRINGS)
      // Navigate with the router, because loading a document would reset the state of the page.
      await page.evaluate((to) => (history.pushState(null, '', to), dispatchEvent(new PopStateEvent('popstate'))), path)
      return `goes to ${path}`
    },
  },
  {
    weight: 2,
    run: async ({ page, random, origin }) => {
      const path = random.element(RANDOM_WALK_PATHS) + random.element(RANDOM_WALK_QUERY_STRINGS)
      await page.goto(origin + path, { waitUntil: 'commit' })
      return `opens ${path}`
    },
  },
  { weight: 6, run: async ({ page }) => (await page.evaluate(() => history.back()), 'goes back') },
  { weight: 3, run: async ({ page }) => (await page.evaluate(() => history.forward()), 'goes forward') },
  {
    weight: 8,
    run: async ({ page, random }) => {
      const by = random.integer(3000) - 1000
      await page.evaluate((distance) => scrollBy(0, distance), by)
      return `scrolls by ${by}`
    },
  },
  {
    weight: 5,
    run: async ({ page, random }) => {
      const key = random.element(['Escape', 'Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'Backspace', 'Space'])
      await page.keyboard.press(key)
      return `presses ${key}`
    },
  },
  {
    weight: 2,
    run: async ({ page, random }) => {
      const size = random.element(sizes)
      await page.setViewportSize(size)
      return `turns to ${size.width} by ${size.height}`
    },
  },
  { weight: 2, run: async ({ context }) => (await context.setOffline(true), 'loses the network') },
  { weight: 3, run: async ({ context }) => (await context.setOffline(false), 'has the network') },
  {
    weight: 2,
    run: async ({ page, random }) => {
      const language = random.element(['EN', 'PT', 'XX'])
      // Simulates a language change in another tab.
      await page.evaluate((code) => {
        localStorage.setItem('MC_LANG', code)
        dispatchEvent(new StorageEvent('storage', { key: 'MC_LANG', newValue: code, storageArea: localStorage }))
      }, language)
      return `has the language ${language}`
    },
  },
  {
    weight: 1,
    run: async ({ page }) => (await page.evaluate(() => dispatchEvent(new Event('focus'))), 'comes to the front'),
  },
]

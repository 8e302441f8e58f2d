import type { Browser, Page } from 'playwright-core'
import { standStill } from './standStill.ts'

/** A story in one skin: its picture as PNG, or why there is none. */
export type Shot = { readonly png: Buffer } | { readonly failed: string }

export interface Camera {
  /**
   * Opens a story once and gives it one skin after the other.
   *
   * @returns A shot for each skin, in their order.
   */
  readonly take: (story: string, skins: readonly string[]) => Promise<Shot[]>
  readonly close: () => Promise<void>
}

/** Longer than a busy machine takes; only what never comes runs into it. */
const patience = 60_000

/** What a page of Storybook has on its window. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly emit: (event: string, value: unknown) => void
    readonly once: (event: string, told: () => void) => void
  }
}

const phaseOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase)

async function open(page: Page, origin: string, story: string, skin: string): Promise<void> {
  // Storybook's axe has its own tests: it looks at nothing here.
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=merchant:${skin};a11y.manual:!true`)
  const ended = () =>
    /^(?:finished|errored|aborted)$/.test(
      (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
    )
  await page.waitForFunction(ended, undefined, { timeout: patience })
  if ((await phaseOf(page)) !== 'finished')
    throw new Error('the story threw an error, or what it plays came to nothing')
  // What is loaded late.
  await page.waitForLoadState('networkidle', { timeout: patience })
}

const dress = (page: Page, skin: string) =>
  page.evaluate(async (merchant) => {
    if (document.documentElement.dataset['merchant'] === merchant) return
    const channel = (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve)
      channel.emit('updateGlobals', { globals: { merchant } })
    })
  }, skin)

/** Waits until fonts and pictures are here, and nothing of them is still to be painted. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // One that does not come leaves what the component shows instead.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await frame()
    await document.fonts.ready
    await frame()
    await frame()
  })

/**
 * Opens a page of a phone's width for one static Storybook, on which nothing moves and no clock runs.
 *
 * @param origin Where the Storybook is served.
 */
export async function openCamera(browser: Browser, origin: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  await context.addInitScript(standStill)
  const page = await context.newPage()
  page.setDefaultTimeout(patience)

  const shoot = async (skin: string): Promise<Shot> => {
    await dress(page, skin)
    const worn = await page.evaluate(() => document.documentElement.dataset['merchant'])
    if (worn !== skin) return { failed: `there is no skin "${skin}": npm run merchant -- doctor ${skin}` }
    let before: Buffer | undefined
    // What stands still looks the same twice.
    for (let tries = 0; tries < 8; tries++) {
      await settle(page)
      const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: patience })
      if (before?.equals(png)) return { png }
      before = png
    }
    return { failed: 'it never stands still' }
  }

  return {
    take: async (story, skins) => {
      const shots: Shot[] = []
      try {
        await open(page, origin, story, skins[0] ?? '')
        for (const skin of skins) shots.push(await shoot(skin))
      } catch (error) {
        const [failed = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
        while (shots.length < skins.length) shots.push({ failed })
      }
      return shots
    },
    close: () => context.close(),
  }
}

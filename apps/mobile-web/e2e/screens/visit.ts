import { serveSites } from '@lobby/merchant-cli'
import { userAgents, type UserAgentName } from '@lobby/platform/testing/user-agents'
import type { Browser, Page } from '@playwright/test'
import { beginSession } from '../beginSession.ts'
import { navigate } from '../navigate.ts'
import { sitesDir, type RunningLobby } from '../startLobby.ts'
import { createTextReader, type Text } from '../createTextReader.ts'
import { watchProblems, type Watch } from '../watchProblems.ts'

/** The tools with which a view opens its screen in the right state. */
export interface Visit {
  readonly page: Page
  readonly merchant: string
  readonly language: string
  readonly text: Text
  /** Opens a path of the merchant's site. */
  readonly go: (path: string) => Promise<void>
  /** Opens a path of the merchant's site under a host that is not the merchant's. The site is served without a sandbox behind it. */
  readonly goAstray: (path: string) => Promise<void>
  /** Makes an operation, or all operations, fail until the view is closed. */
  readonly fail: (operation?: string) => Promise<void>
  /** Makes an operation, or all operations, not answer until the view is closed. */
  readonly hold: (operation?: string) => Promise<void>
  /** Changes the `value` of responses from matching URLs. */
  readonly change: (address: RegExp, change: (value: never) => unknown) => Promise<void>
  /** Makes requests to matching URLs wait without a response until the view is closed. */
  readonly stall: (address: RegExp) => Promise<void>
  /** Makes requests to matching URLs fail as if there were no connection. */
  readonly cut: (address: RegExp) => Promise<void>
  /** Puts the platform into maintenance until the view is closed. The expected end is in 25 minutes. */
  readonly maintenance: () => Promise<void>
  /** Restricts the player's region until the view is closed. */
  readonly restrict: () => Promise<void>
  /** Moves the platform's clock forward by a number of milliseconds until the view is closed. */
  readonly later: (ms: number) => Promise<void>
}

/** A state of a screen, and how to open it. */
export interface View {
  /** The name on sheets of pictures: the screen, and what is special about this state. */
  readonly name: string
  /** The signed-in account. Default: a guest. `ana` is for views that set limits: no other view uses this account. */
  readonly who?: 'member' | 'agent' | 'ana'
  /** Whether the view appears only after a new document is loaded. */
  readonly needsDocument?: true
  /** The browser of a phone whose user agent the view needs. Default: the user agent of the test browser. */
  readonly phone?: UserAgentName
  /** Whether the view has colours or roles that the first view of its route does not have, so that axe has to check it too. */
  readonly differs?: true
  /**
   * The id of the Storybook story that shows this state, for example `screens-deposit--loading`. Storybook checks the layout of every story with the same
   * `measure`. Therefore `npm test` visits a view with a story only if it is the first one of its route, and without loading a new document.
   * `npm run test:deep` visits every view.
   * The story of a similar screen is enough if both screens render the same components in this state and only the texts differ.
   */
  readonly story?: string
  /** Opens the view, and waits until its content is shown. */
  readonly open: (visit: Visit) => Promise<unknown>
}

/** The options of {@link createViewer}. */
export interface Viewer {
  readonly running: RunningLobby
  readonly browser: Browser
  readonly merchant: string
  readonly language: string
  /** Default: 360 by 800. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Prepares each page before its first document. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Creates a viewer. It opens views one after the other, and calls `look` for each when nothing moves any more. It uses one page per account and phone. */
export function createViewer({
  running,
  browser,
  merchant,
  language,
  viewport = { width: 360, height: 800 },
  prepare,
}: Viewer) {
  const { sitesPort, callSandbox } = running
  const origin = `http://${merchant}.localhost:${sitesPort}`
  const text = createTextReader(language)
  const pages = new Map<string, Page>()
  const watches: Watch[] = []

  // Use one page for all views of an account, because a new page would start a new process. The init script resets the storage for each document anyway.
  const openPage = async ({ who, phone }: View) => {
    const context = await browser.newContext({
      viewport,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(phone !== undefined && { userAgent: userAgents[phone].userAgent }),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    watches.push(await watchProblems(page))
    await prepare?.(page)
    const session = who
      ? await beginSession(page, { origin, tell: callSandbox, who: who === 'member' ? 'vip' : who })
      : null
    await page.addInitScript(
      ([here, code, kept]) => {
        if (location.origin !== here) return
        localStorage.clear()
        sessionStorage.clear()
        localStorage.setItem('MC_LANG', code)
        if (kept) localStorage.setItem('MC_SESSION_INFO', kept)
      },
      [origin, language, session] as const,
    )
    return page
  }

  /** @param options.isInside Whether to navigate without loading a new document, as a link does, if the page shows the site already. */
  const visit = async <T>(view: View, look: (page: Page) => Promise<T>, { isInside = false } = {}): Promise<T> => {
    const cleanups: (() => Promise<unknown>)[] = []
    const key = `${view.who}, ${view.phone}`
    const page = pages.get(key) ?? (await openPage(view))
    pages.set(key, page)
    await page.setViewportSize(viewport)
    const setFault = async (body: object) => {
      cleanups.push(() => callSandbox('/fault', undefined, 'DELETE'))
      await callSandbox('/fault', body)
    }
    try {
      await view.open({
        page,
        merchant,
        language,
        text,
        go: async (path) =>
          void (await (isInside && !view.needsDocument && page.url().startsWith(`${origin}/m/`)
            ? navigate(page, path)
            : page.goto(origin + path))),
        goAstray: async (path) => {
          const alone = await serveSites({ sitesDir, port: 0, sandboxOrigin: 'http://127.0.0.1:1', single: merchant })
          cleanups.push(() => alone.close())
          await page.goto(`http://stranger.localhost:${alone.port}${path}`)
        },
        fail: (operation) => setFault({ status: 500, ...(operation && { operation }) }),
        hold: (operation) => setFault({ body: 'hang', ...(operation && { operation }) }),
        change: async (address, change) => {
          await page.route(address, async (route) => {
            // Node does not resolve names below `localhost`, as browsers do.
            const url = new URL(route.request().url())
            const host = url.host
            url.hostname = '127.0.0.1'
            const response = await route.fetch({
              url: url.href,
              headers: { ...route.request().headers(), host },
              maxRetries: 1,
            })
            const body = (await response.json()) as { value: never }
            await route.fulfill({ response, json: { ...body, value: change(body.value) } })
          })
        },
        stall: async (address) => {
          await page.route(address, (route) => cleanups.push(() => route.abort()))
        },
        cut: async (address) => {
          await page.route(address, (route) => route.abort('connectionrefused'))
        },
        maintenance: async () => {
          cleanups.push(() => callSandbox('/maintenance', { on: false }))
          await callSandbox('/maintenance', { on: true, minutes: 25 })
        },
        restrict: async () => {
          cleanups.push(() => callSandbox('/region', { on: false }))
          await callSandbox('/region', { on: true })
        },
        later: async (ms) => {
          cleanups.push(() => callSandbox('/clock', { at: Date.now() }))
          await callSandbox('/clock', { advanceMs: ms })
        },
      })
      await settle(page)
      return await look(page)
    } finally {
      // Leave the page before the cleanups answer the held requests, so that it does not react to them. A file of the same site needs no new process.
      if (cleanups.length > 0) await page.goto(`${origin}/manifest.webmanifest`).catch(() => undefined)
      for (const cleanUp of cleanups) await cleanUp()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }

  /** Closes all pages. Until then, they and their timers stay active. */
  const close = async () => {
    for (const page of pages.values()) await page.context().close()
    pages.clear()
  }
  /** Returns the errors and warnings of all pages so far, including those of views that make a call fail. */
  const problems = () => watches.flatMap((watch) => watch.problems)
  return { visit, close, problems }
}

/** Waits until fonts, illustrations, QR codes and visible pictures are loaded, and all animations that are not endless have ended. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-awaited]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    const visibleImages = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    await Promise.all(visibleImages.map((image) => image.decode().catch(() => undefined)))
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)))
    // Wait some frames: a long list notices in one frame that the size of its tiles has changed, measures them in the next, and may have to repeat this.
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
}

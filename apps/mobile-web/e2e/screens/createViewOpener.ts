import { serveSites } from '@lobby/merchant-cli'
import { USER_AGENTS, type UserAgentName } from '@lobby/platform/testing/user-agents'
import type { Browser, Page } from '@playwright/test'
import { startMemberSession } from '../startMemberSession.ts'
import { navigateWithinSite } from '../navigateWithinSite.ts'
import { sitesDir, type RunningLobby } from '../startLobby.ts'
import { createMessageLookup, type MessageLookup } from '../createMessageLookup.ts'
import { watchPageProblems, type PageProblemWatch } from '../watchPageProblems.ts'

/** The functions and data with which `ScreenView.open` opens a screen in a certain state. */
export interface ViewOpeningContext {
  readonly page: Page
  readonly merchant: string
  readonly language: string
  readonly text: MessageLookup
  /** Opens a path of the merchant's site. */
  readonly go: (path: string) => Promise<void>
  /**
   * Opens a path of the merchant's site under a host that is not the merchant's. The site is served without a sandbox
   * behind it.
   */
  readonly goToWrongHost: (path: string) => Promise<void>
  /** Makes the sandbox answer an operation, or all operations, with status 500 until the view is closed. */
  readonly failOperation: (operation?: string) => Promise<void>
  /** Makes the sandbox not respond to an operation, or to any operation, until the view is closed. */
  readonly holdOperation: (operation?: string) => Promise<void>
  /** Changes the field `value` of API responses whose URL matches. */
  readonly changeResponse: (address: RegExp, change: (value: never) => unknown) => Promise<void>
  /** Makes requests to matching URLs wait without a response until the view is closed. */
  readonly stallRequests: (address: RegExp) => Promise<void>
  /** Makes requests to matching URLs fail as if there were no connection. */
  readonly failConnection: (address: RegExp) => Promise<void>
  /** Puts the platform into maintenance until the view is closed. The expected end is in 25 minutes. */
  readonly startMaintenance: () => Promise<void>
  /** Restricts the player's region until the view is closed. */
  readonly restrictRegion: () => Promise<void>
  /** Moves the platform's clock forward by a number of milliseconds until the view is closed. */
  readonly advanceClock: (ms: number) => Promise<void>
}

/** A screen in one state, with the steps that open it. */
export interface ScreenView {
  /** The name under the picture: the screen and its state, for example `sign in, captcha`. */
  readonly name: string
  /**
   * The signed-in account. Default: a guest. Only views that set limits use `ana`, because the limits change what other
   * views show.
   */
  readonly who?: 'member' | 'agent' | 'ana'
  /** True if the view appears only after a new document is loaded, and not after a navigation within the site. */
  readonly needsDocument?: true
  /**
   * The name of the phone's browser, which sets the user agent of the view. Default: the user agent of the test
   * browser.
   */
  readonly phone?: UserAgentName
  /**
   * True if the view has colours or ARIA roles that the first view of its route does not have, so that axe must check
   * this view too.
   */
  readonly needsAxe?: true
  /**
   * The id of the Storybook story that shows this state, for example `screens-deposit--loading`. The story may belong
   * to another screen if only the texts differ. Storybook runs the same layout checks on every story, so `npm test`
   * skips most views that have a story. `npm run test:deep` visits every view.
   */
  readonly story?: string
  /** Opens the view, and waits until its content is shown. */
  readonly open: (visit: ViewOpeningContext) => Promise<unknown>
}

/** The options of {@link createViewOpener}. */
export interface ViewOpenerOptions {
  readonly running: RunningLobby
  readonly browser: Browser
  readonly merchant: string
  readonly language: string
  /** The size of the window in CSS pixels. Default: 360 by 800. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Prepares each page before its first document. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/**
 * Creates a viewer, which opens views one after the other. For each view, the viewer waits until nothing moves, and
 * then calls `look` with the page. The viewer uses one page for each account and phone.
 */
export function createViewOpener({
  running,
  browser,
  merchant,
  language,
  viewport = { width: 360, height: 800 },
  prepare,
}: ViewOpenerOptions) {
  const { sitesPort, callSandbox } = running
  const origin = `http://${merchant}.localhost:${sitesPort}`
  const text = createMessageLookup(language)
  const pages = new Map<string, Page>()
  const watches: PageProblemWatch[] = []

  // Open a page only for a new combination of account and phone, because each page starts a process. The init script
  // resets the storage before each document.
  const openPage = async ({ who, phone }: ScreenView) => {
    const context = await browser.newContext({
      viewport,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...(phone !== undefined && { userAgent: USER_AGENTS[phone].userAgent }),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    watches.push(await watchPageProblems(page))
    await prepare?.(page)
    const session = who
      ? await startMemberSession(page, { origin, callSandbox, who: who === 'member' ? 'vip' : who })
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

  /**
   * @param options.isInside True to navigate within the document, as a link does, if the page already shows the
   * site.
   */
  const visit = async <T>(
    view: ScreenView,
    look: (page: Page) => Promise<T>,
    { isInside = false } = {},
  ): Promise<T> => {
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
            ? navigateWithinSite(page, path)
            : page.goto(origin + path))),
        goToWrongHost: async (path) => {
          const alone = await serveSites({ sitesDir, port: 0, sandboxOrigin: 'http://127.0.0.1:1', single: merchant })
          cleanups.push(() => alone.close())
          await page.goto(`http://stranger.localhost:${alone.port}${path}`)
        },
        failOperation: (operation) => setFault({ status: 500, ...(operation && { operation }) }),
        holdOperation: (operation) => setFault({ body: 'hang', ...(operation && { operation }) }),
        changeResponse: async (address, change) => {
          await page.route(address, async (route) => {
            // Use the IP address, because Node does not resolve subdomains of `localhost` as browsers do.
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
        stallRequests: async (address) => {
          await page.route(address, (route) => cleanups.push(() => route.abort()))
        },
        failConnection: async (address) => {
          await page.route(address, (route) => route.abort('connectionrefused'))
        },
        startMaintenance: async () => {
          cleanups.push(() => callSandbox('/maintenance', { on: false }))
          await callSandbox('/maintenance', { on: true, minutes: 25 })
        },
        restrictRegion: async () => {
          cleanups.push(() => callSandbox('/region', { on: false }))
          await callSandbox('/region', { on: true })
        },
        advanceClock: async (ms) => {
          cleanups.push(() => callSandbox('/clock', { at: Date.now() }))
          await callSandbox('/clock', { advanceMs: ms })
        },
      })
      await waitUntilViewIsStill(page)
      return await look(page)
    } finally {
      // Leave the site before the clean-up ends the delayed requests, so that the site does not react to their failure.
      // Open a static file of the same origin, because another origin would need a new process.
      if (cleanups.length > 0) await page.goto(`${origin}/manifest.webmanifest`).catch(() => undefined)
      for (const cleanUp of cleanups) await cleanUp()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }

  /** Closes all pages. Until then, the pages and their timers are active. */
  const close = async () => {
    for (const page of pages.values()) await page.context().close()
    pages.clear()
  }
  /** Returns the errors and warnings of all pages so far, including expected ones: some views make a call fail. */
  const problems = () => watches.flatMap((watch) => watch.problems)
  return { visit, close, problems }
}

/**
 * Waits until fonts, illustrations, QR codes and visible pictures are loaded, and all animations that are not endless
 * have ended.
 */
export async function waitUntilViewIsStill(page: Page): Promise<void> {
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
    // Wait several frames. A long list measures its tiles one frame after they have changed their size, and may then
    // change their size again.
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
}

import { serveSites } from '@lobby/merchant-cli'
import { userAgents, type UserAgentName } from '@lobby/platform/testing/user-agents'
import type { Browser, Page } from '@playwright/test'
import { beginSession } from '../beginSession.ts'
import { navigate } from '../navigate.ts'
import { sitesDir, type RunningLobby } from '../startLobby.ts'
import { textIn, type Text } from '../textIn.ts'
import { watchProblems, type Watch } from '../watchProblems.ts'

/** What a view has to come to its state. */
export interface Visit {
  readonly page: Page
  readonly merchant: string
  readonly language: string
  readonly text: Text
  /** Opens a path of the merchant's site. */
  readonly go: (path: string) => Promise<void>
  /** Opens a path of the merchant's site, served with no sandbox behind it, under a host that is not the merchant's. */
  readonly goAstray: (path: string) => Promise<void>
  /** Lets the operation fail, or all of them, until the view is left. */
  readonly fail: (operation?: string) => Promise<void>
  /** Lets the operation never answer, or all of them, until the view is left. */
  readonly hold: (operation?: string) => Promise<void>
  /** Changes the value that comes from addresses which match. */
  readonly change: (address: RegExp, change: (value: never) => unknown) => Promise<void>
  /** Lets what the page asks for at addresses which match never come. */
  readonly stall: (address: RegExp) => Promise<void>
  /** Lets what the page asks for at addresses which match fail as it does without a connection. */
  readonly cut: (address: RegExp) => Promise<void>
  /** Puts the platform into maintenance, expected to be over in 25 minutes, until the view is left. */
  readonly maintenance: () => Promise<void>
  /** Restricts the player's region until the view is left. */
  readonly restrict: () => Promise<void>
  /** Lets it be so many milliseconds later at the platform until the view is left. */
  readonly later: (ms: number) => Promise<void>
}

/** A state of a screen, and the way there. */
export interface View {
  /** What a sheet of pictures calls it: the screen, and what is special about it. */
  readonly name: string
  /** Who looks: a guest unless said otherwise. `ana` is the member who has bounded herself, which no other view does. */
  readonly who?: 'member' | 'agent' | 'ana'
  /** It comes only with a new document. */
  readonly needsDocument?: true
  /** The phone's browser that it is looked at in; this machine's own unless said otherwise. */
  readonly phone?: UserAgentName
  /** It has colours or roles that the first view of its route has not: axe is asked of it too. What a component looks like has stories. */
  readonly differs?: true
  /**
   * The id of the Storybook story that shows this state, for example `screens-deposit--loading`. Storybook measures every story with the
   * same `measure`, so `npm test` visits the view only if it is the first one of its route, and without a new document; `npm run test:deep`
   * visits every view.
   * The story of a sibling screen counts if both screens render the same components in this state and only the sentence differs.
   */
  readonly story?: string
  /** Comes to it, and waits until what it is about is there. */
  readonly open: (visit: Visit) => Promise<unknown>
}

export interface Viewer {
  readonly running: RunningLobby
  readonly browser: Browser
  readonly merchant: string
  readonly language: string
  /** 360 by 800 unless given. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Prepares each page before its first document. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Opens views, one after the other, and gives each to `look` once it stands still; one page serves all of who looks. */
export function createViewer({
  running,
  browser,
  merchant,
  language,
  viewport = { width: 360, height: 800 },
  prepare,
}: Viewer) {
  const { sitesPort, tell } = running
  const origin = `http://${merchant}.localhost:${sitesPort}`
  const text = textIn(language)
  const pages = new Map<string, Page>()
  const watches: Watch[] = []

  // One page of whoever looks serves all views: a new one would be a new process, and each document of the site begins with what is
  // stored here anyway.
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
    const session = who ? await beginSession(page, { origin, tell, who: who === 'member' ? 'vip' : who }) : null
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

  /** @param options.isInside Whether the page goes to the view as a link does, without a new document, if it shows the site already. */
  const visit = async <T>(view: View, look: (page: Page) => Promise<T>, { isInside = false } = {}): Promise<T> => {
    const closing: (() => Promise<unknown>)[] = []
    const looker = `${view.who}, ${view.phone}`
    const page = pages.get(looker) ?? (await openPage(view))
    pages.set(looker, page)
    await page.setViewportSize(viewport)
    const fault = async (body: object) => {
      closing.push(() => tell('/fault', undefined, 'DELETE'))
      await tell('/fault', body)
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
          closing.push(() => alone.close())
          await page.goto(`http://stranger.localhost:${alone.port}${path}`)
        },
        fail: (operation) => fault({ status: 500, ...(operation && { operation }) }),
        hold: (operation) => fault({ body: 'hang', ...(operation && { operation }) }),
        change: async (address, change) => {
          await page.route(address, async (route) => {
            // Names below localhost are the browser's to resolve.
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
          await page.route(address, (route) => closing.push(() => route.abort()))
        },
        cut: async (address) => {
          await page.route(address, (route) => route.abort('connectionrefused'))
        },
        maintenance: async () => {
          closing.push(() => tell('/maintenance', { on: false }))
          await tell('/maintenance', { on: true, minutes: 25 })
        },
        restrict: async () => {
          closing.push(() => tell('/region', { on: false }))
          await tell('/region', { on: true })
        },
        later: async (ms) => {
          closing.push(() => tell('/clock', { at: Date.now() }))
          await tell('/clock', { advanceMs: ms })
        },
      })
      await settle(page)
      return await look(page)
    } finally {
      // What was held back is answered now: nobody may be there to go on with it. A file of the same site needs no process of its own.
      if (closing.length > 0) await page.goto(`${origin}/manifest.webmanifest`).catch(() => undefined)
      for (const close of closing) await close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  }

  /** Until then its pages live on, each with its clocks. */
  const close = async () => {
    for (const page of pages.values()) await page.context().close()
    pages.clear()
  }
  /** Errors and warnings of all its pages so far; also those of views that let a call fail. */
  const problems = () => watches.flatMap((watch) => watch.problems)
  return { visit, close, problems }
}

/** Waits until faces, drawings, codes and the pictures in sight are here, and nothing moves that comes to an end. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-awaited]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)))
    // A long list hears in one frame that its tiles have another size, measures them in the next, and may hear of that once more.
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
  })
}

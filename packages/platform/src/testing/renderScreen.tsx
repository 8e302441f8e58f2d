import { useLanguage } from '@lobby/i18n'
import { useLayoutEffect, type ReactNode } from 'react'
import { matchPath, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { render, type RenderResult } from 'vitest-browser-react'
import type { LaunchTarget } from '../ports/index.ts'
import type { LoginDialogCallbacks } from '../session/index.ts'
import { createSessionFixture } from './createSessionFixture.ts'
import { recordNotifications } from './recordNotifications.ts'
import {
  createTestSiteWithMessages,
  TestApp,
  type TestAppProps,
  type TestSite,
  type TestSiteOptions,
} from './TestApp.tsx'

// `index.ts` does not export this file, because stories import `index.ts` and Storybook cannot load Vitest.
export { expectInViewport, clickAtViewportBottom } from './expectInViewport.ts'

type Ports = Pick<TestAppProps, 'onLogin' | 'onSignOut' | 'onLanguagePrompt' | 'onLaunch' | 'onLanguageChange'>

export interface RenderScreenOptions extends TestSiteOptions, Ports {
  /** The path and query at which the visit begins. Defaults to `/m/home`. */
  readonly path?: string
  /**
   * The pattern of the paths that show the screen. Defaults to the pathname of `path`; `*` matches every path.
   */
  readonly address?: string
  /** Shown next to the screen, at every path. */
  readonly alongside?: ReactNode
  /** True if the player is a guest. By default, a member is signed in. */
  readonly guest?: boolean
  /**
   * The site of an earlier call of `renderScreen`, to open another page on the same device. The other options of a site
   * then have no effect.
   */
  readonly site?: TestSite
}

/** The body and the idempotency key of one call. */
export interface SentCall {
  /** The `Idempotency-Key` header. */
  readonly key: string | null
  /** The parsed JSON of the body, or undefined without a body. */
  readonly body: unknown
}

export interface RenderedScreen {
  readonly site: TestSite
  readonly screen: RenderResult
  /** The requests for the login dialog, in order. */
  readonly logins: readonly LoginDialogCallbacks[]
  /** The games that were launched, in order. */
  readonly launched: readonly LaunchTarget[]
  /** The notifications, as `recordNotifications` writes them. */
  readonly notices: readonly string[]
  /** The notifications in order, with their durations. A test may add other events, to check the order of all. */
  readonly timeline: string[]
  /** The current path, query and hash. */
  readonly location: () => string
  /** Every path, query and hash of the visit, in order. */
  readonly visited: readonly string[]
  readonly navigate: NavigateFunction
  readonly setLanguage: (language: string) => void
  /** Returns the calls of a route (`METHOD /path`) as `METHOD /path?query`. */
  readonly asked: (route: string) => readonly string[]
  /** Returns the parsed queries of the calls of a route. */
  readonly queries: (route: string) => readonly Readonly<Record<string, string>>[]
  /** Returns the requests of a route, each with an unread body. */
  readonly requests: (route: string) => readonly Request[]
  /** Returns the bodies and idempotency keys of the calls of a route. */
  readonly sent: (route: string) => Promise<readonly SentCall[]>
}

/**
 * Renders a screen at its path, inside `TestApp`, with the product's messages. At every other path the page shows only
 * the word `at` and the current URL.
 *
 * @param element The screen.
 * @param options The site, the first path, the signed-in member, and what else the app renders.
 * @returns The page, and everything that the screen did: its calls, notifications and navigations.
 */
export async function renderScreen(element: ReactNode, options: RenderScreenOptions = {}): Promise<RenderedScreen> {
  const {
    path = '/m/home',
    address = path.split(/[?#]/)[0] ?? path,
    alongside,
    guest = false,
    site: known,
    onLogin,
    onLaunch,
    onSignOut,
    onLanguagePrompt,
    onLanguageChange,
    ...init
  } = options
  const site =
    known ??
    (await createTestSiteWithMessages({ ...(!guest && { session: createSessionFixture({ type: 0 }) }), ...init }))
  const { notify, notices, timeline } = recordNotifications()
  const logins: LoginDialogCallbacks[] = []
  const launched: LaunchTarget[] = []
  const visited: string[] = []
  const page: Partial<Controls> = {}
  const screen = await render(
    <TestApp
      site={site}
      path={path}
      notify={notify}
      onLogin={(request) => {
        logins.push(request)
        onLogin?.(request)
      }}
      onLaunch={(target, way) => {
        launched.push(target)
        return onLaunch?.(target, way) ?? Promise.resolve()
      }}
      {...(onSignOut && { onSignOut })}
      {...(onLanguagePrompt && { onLanguagePrompt })}
      {...(onLanguageChange && { onLanguageChange })}>
      <Page
        address={address}
        onVisit={(location) => visited.push(location)}
        onControls={(controls) => Object.assign(page, controls)}>
        {element}
      </Page>
      {alongside}
    </TestApp>,
  )
  const isOf = (route: string) => (request: Request) => route === `${request.method} ${new URL(request.url).pathname}`
  const requests = (route: string) => site.fetch.requests.filter(isOf(route))
  const asked = (route: string) => site.fetch.asked.filter((call) => call.split('?')[0] === route)
  return {
    site,
    screen,
    logins,
    launched,
    notices,
    timeline,
    visited,
    location: () => visited.at(-1) ?? '',
    navigate: ((...to: Parameters<NavigateFunction>) => page.navigate?.(...to)) as NavigateFunction,
    setLanguage: (language) => page.setLanguage?.(language),
    asked,
    queries: (route) => requests(route).map(({ url }) => Object.fromEntries(new URL(url).searchParams)),
    requests,
    sent: (route) => Promise.all(requests(route).map(readCall)),
  }
}

interface Controls {
  readonly navigate: NavigateFunction
  readonly setLanguage: (language: string) => void
}

interface PageProps {
  readonly address: string
  readonly children: ReactNode
  readonly onVisit: (location: string) => void
  readonly onControls: (controls: Controls) => void
}

/**
 * Renders the screen if the current path matches `address`, and otherwise only the URL. Calls `onVisit`
 * with each new URL, and `onControls` with functions that navigate.
 */
function Page({ address, children, onVisit, onControls }: PageProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { setLanguage } = useLanguage()
  const location = pathname + search + hash
  useLayoutEffect(() => {
    onControls({ navigate, setLanguage })
  }, [navigate, setLanguage, onControls])
  useLayoutEffect(() => {
    onVisit(location)
  }, [location, onVisit])
  return matchPath(address, pathname) ? children : <p>{`at ${location}`}</p>
}

async function readCall(request: Request): Promise<SentCall> {
  const body = await request.clone().text()
  return { key: request.headers.get('Idempotency-Key'), body: body === '' ? undefined : JSON.parse(body) }
}

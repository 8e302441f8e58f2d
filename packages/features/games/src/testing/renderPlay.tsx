import core from '@lobby/i18n/messages/EN/core.json'
import games from '@lobby/i18n/messages/EN/games.json'
import member from '@lobby/i18n/messages/EN/member.json'
import play from '@lobby/i18n/messages/EN/play.json'
import { makeSession, makeTestSite, TestApp, withPlaces } from '@lobby/platform/testing'
import { useLayoutEffect, type ReactNode } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { PlayScreen } from '../screens/PlayScreen.tsx'

/** A host that answers at once: what stands in the frame is of no account here. */
export const { origin } = new URL(document.baseURI)
export const session = 'package.json'
export const opened = { gameUrl: `${origin}/${session}`, name: 'Solar Crown' }
/** An amount as the bar shows it. */
export const amount = (units: number) => `R$${units.toLocaleString('en', { minimumFractionDigits: 2 })}`
/** A message of the game, to the letter. */
export const say = (type: string) => ({ source: 'lobby-game', version: 1, session, type })

interface Setting {
  /** What the history holds of the game. */
  readonly state?: unknown
  readonly guest?: boolean
  /** A part of the site that stands on every screen. */
  readonly beside?: ReactNode
}

/** The screen of a framed game, reached from a list; every other address only says where one is. */
export async function renderPlay({ state = opened, guest = false, beside }: Setting = {}) {
  let money = 1000
  const site = makeTestSite({
    ...(!guest && { session: makeSession() }),
    merchant: { gameOrigins: [origin] },
    messages: withPlaces({ ...core, ...member, ...games, ...play }),
    answers: { 'GET /wps/wallets/balance': () => Response.json({ success: true, value: { sumBalance: money, currencySymbol: 'R$' } }) },
  })
  await site.dictionaries.load(site.language, ['test'])
  const places: string[] = []
  const notices: string[] = []
  let go: NavigateFunction = () => undefined
  function Place() {
    const { pathname } = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => {
      go = navigate
      places.push(pathname)
    }, [navigate, pathname])
    return pathname === '/m/play' ? <PlayScreen /> : <p>{`at ${pathname}`}</p>
  }
  const screen = await render(
    <TestApp site={site} path="/m/gameList" notices={notices}>
      <Place />
      {beside}
    </TestApp>,
  )
  // The router of the test is in memory: what counts an entry of the visit is the browser's own.
  history.replaceState({ idx: 1 }, '')
  void go('/m/play', { state })
  const frame = () => {
    const found = screen.container.querySelector('iframe')
    if (!found) throw new Error('There is no frame.')
    return found
  }
  return {
    site, screen, places, notices, frame,
    go: (path: string) => void go(path),
    earn: (units: number) => void (money = units),
    /** A message as the browser would bring it: from the frame, unless told otherwise. */
    hear: (data: unknown, from: { readonly origin?: string; readonly source?: MessageEventSource | null } = {}) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from })),
    asked: () => site.fetch.asked.filter((each) => each === 'GET /wps/wallets/balance').length,
    opening: screen.getByText('Opening Solar Crown…'),
    silent: screen.getByRole('alert'),
  }
}

/** What was changed is drawn: React draws between frames, which the test's clock leaves alone. */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

import { answerOf, makeSession } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { PlayScreen } from '../screens/PlayScreen.tsx'

/** The server of this page under another name, as a game of the page's own origin is not opened. What it answers in the frame is of no account here. */
export const origin = `http://play.localhost:${new URL(document.baseURI).port}`
export const session = 'package.json'
export const opened = { gameUrl: `${origin}/${session}`, name: 'Solar Crown' }
/** An amount as the bar shows it. */
export const amount = (units: number) => `C$${units.toLocaleString('en', { minimumFractionDigits: 2 })}`
/** A message of the game, to the letter. */
export const say = (type: string) => ({ source: 'lobby-game', version: 1, session, type })

interface Setting {
  /** What the history holds of the game. */
  readonly state?: unknown
  readonly guest?: boolean
  /** A part of the site that stands on every screen. */
  readonly beside?: ReactNode
}

/** Puts a window that tests can look into in place of the frame's, which is of another origin. */
function replaceFrameWindow() {
  const frame = document.createElement('iframe')
  const place = document.createElement('div')
  // In a shadow tree, where no test takes it for the frame of a game.
  place.attachShadow({ mode: 'open' }).append(frame)
  document.body.append(place)
  onTestFinished(() => place.remove())
  const { contentWindow } = frame
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(contentWindow)
}

/** Renders the screen of a framed game, reached from the game list. */
export async function renderPlay({ state = opened, guest = false, beside }: Setting = {}) {
  let money = 1000
  replaceFrameWindow()
  const page = await renderScreen(<PlayScreen />, {
    path: '/m/gameList',
    address: '/m/play',
    alongside: beside,
    ...(guest ? { guest } : { session: makeSession() }),
    merchant: { gameOrigins: [origin] },
    answers: { 'GET /wps/wallets/balance': () => answerOf({ sumBalance: money, currencySymbol: 'C$' }) },
  })
  const { screen, navigate } = page
  // The router of the test is in memory: what counts an entry of the visit is the browser's own.
  history.replaceState({ idx: 1 }, '')
  void navigate('/m/play', { state })
  const frame = () => {
    const found = screen.container.querySelector('iframe')
    if (!found) throw new Error('There is no frame.')
    return found
  }
  return {
    ...page,
    frame,
    earn: (units: number) => void (money = units),
    /** A message as the browser would bring it: from the frame, unless told otherwise. */
    hear: (data: unknown, from: { readonly origin?: string; readonly source?: MessageEventSource | null } = {}) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from })),
    asked: () => page.asked('GET /wps/wallets/balance').length,
    opening: screen.getByText('Opening Solar Crown…'),
    silent: screen.getByRole('alert'),
  }
}

/** What was changed is drawn: React draws between frames, which the test's clock leaves alone. */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

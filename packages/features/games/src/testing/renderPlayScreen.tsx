import { createSuccessResponse, createSessionFixture } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { PlayScreen } from '../screens/PlayScreen.tsx'

/**
 * The web origin of the framed game: the test server under another host name. The site opens no game that has the
 * site's own web origin.
 */
export const framedGameOrigin = `http://play.localhost:${new URL(document.baseURI).port}`
export const framedGameSession = 'package.json'
export const openedGameFixture = { gameUrl: `${framedGameOrigin}/${framedGameSession}`, name: 'Solar Crown' }
/** Formats an amount as the bar above the game shows it. */
export const formatFrameBarBalance = (units: number) => `C$${units.toLocaleString('en', { minimumFractionDigits: 2 })}`
/** Creates a frame message of the game, as the protocol defines it. */
export const createFrameMessageFixture = (type: string) => ({
  source: 'lobby-game',
  version: 1,
  session: framedGameSession,
  type,
})

interface Setting {
  /** The history state of `/m/play`, which contains the game. */
  readonly state?: unknown
  readonly guest?: boolean
  /** Content that the test renders next to the screen. */
  readonly beside?: ReactNode
}

/**
 * Replaces the window of the game's frame by a window that tests can inspect. Tests cannot inspect the original window,
 * because it has another web origin.
 */
function replaceFrameWindow() {
  const frame = document.createElement('iframe')
  const host = document.createElement('div')
  // Put the substitute into a shadow tree, so that no test finds it when looking for the game's frame.
  host.attachShadow({ mode: 'open' }).append(frame)
  document.body.append(host)
  onTestFinished(() => host.remove())
  const { contentWindow } = frame
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(contentWindow)
}

/** Renders the play screen with a framed game that was launched from the game list. */
export async function renderPlayScreen({ state = openedGameFixture, guest = false, beside }: Setting = {}) {
  let money = 1000
  replaceFrameWindow()
  const page = await renderScreen(<PlayScreen />, {
    path: '/m/gameList',
    address: '/m/play',
    alongside: beside,
    ...(guest ? { guest } : { session: createSessionFixture() }),
    merchant: { gameOrigins: [framedGameOrigin] },
    answers: { 'GET /wps/wallets/balance': () => createSuccessResponse({ sumBalance: money, currencySymbol: 'C$' }) },
  })
  const { screen, navigate } = page
  // The test's router keeps its history in memory, but the site reads the number of the entry in the browser's own
  // history.
  history.replaceState({ idx: 1 }, '')
  void navigate('/m/play', { state })
  const frame = () => {
    const found = screen.container.querySelector('iframe')
    if (!found) throw new Error('The page has no iframe. Render the play screen with a game first.')
    return found
  }
  return {
    ...page,
    frame,
    earn: (units: number) => void (money = units),
    /** Dispatches a frame message as the browser does. By default the message comes from the game's frame. */
    hear: (data: unknown, from: { readonly origin?: string; readonly source?: MessageEventSource | null } = {}) =>
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: framedGameOrigin, source: frame().contentWindow, ...from }),
      ),
    asked: () => page.asked('GET /wps/wallets/balance').length,
    opening: screen.getByText('Opening Solar Crown…'),
    silent: screen.getByRole('alert'),
  }
}

/** Waits until React has rendered a change. Uses animation frames, which the fake clock does not replace. */
export const waitForRender = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

import { ApiError } from '@lobby/api'
import { createSessionFixture, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import tokens from '@lobby/ui/tokens.css?raw'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { HotGames } from '../components/HotGames.tsx'
import { HomeRecentGames } from '../components/HomeRecentGames.tsx'
import { PopularGames } from '../components/PopularGames.tsx'
import {
  createGameFixture,
  createListedVendorFixture,
  createPopularSectionFixture,
  createVendorListFixture,
} from '../testing/createGameFixture.ts'
import { GameCentreScreen } from './GameCentreScreen.tsx'
import { GameListScreen } from './GameListScreen.tsx'
import { GameLobbyScreen } from './GameLobbyScreen.tsx'
import { SlotsCentreScreen } from './SlotsCentreScreen.tsx'

beforeEach(() => window.scrollTo(0, 0))

const games = Array.from({ length: 26 }, (_, index) => createGameFixture(index + 1))
const vendors = Array.from({ length: 60 }, (_, index) =>
  createListedVendorFixture(index + 1, `Vendor ${index + 1}`, 'LIVE'),
)
const slots = createListedVendorFixture(99, 'Nebula', 'RNG')
const answers: PlatformResponses = {
  'GET /wps/game/hotGames': { value: { list: games } },
  'GET /wps/game/popular': { value: [createPopularSectionFixture('RNG', { games })] },
  'GET /wps/game/list': { value: { games, pageNum: 1, totalPages: 1, total: 26 } },
  'GET /wps/game/recent': { value: { content: [createGameFixture(1)] } },
  'GET /wps/game/menus': { value: createVendorListFixture(slots, ...vendors) },
  'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 0 } },
  'GET /wps/game/types': { value: { content: [] } },
}
/** Renders a rail of home at the bottom of the screen, below content that fills the rest of the screen. */
const atTheFoot = (rail: ReactNode) => (
  <>
    <div style={{ blockSize: window.innerHeight - 150 }} />
    {rail}
    <div style={{ blockSize: 2000 }} />
  </>
)

test.each<[string, string, () => ReactNode, string]>([
  ['the hot games of home', '/m/home', () => atTheFoot(<HotGames />), 'Game 1 Nebula'],
  ['the recently played games of home', '/m/home', () => atTheFoot(<HomeRecentGames visible />), 'Game 1 Nebula'],
  [
    'the popular games of home',
    '/m/home',
    () => <PopularGames placeholder={null} renderLotteries={() => null} />,
    'Game 1 Nebula',
  ],
  ['a game list', '/m/gameList?gameType=RNG', () => <GameListScreen />, 'Game 1 Nebula'],
  ['the games of a provider', '/m/gameLobby?vassalage=NEBULA', () => <GameLobbyScreen />, 'Game 1 Nebula'],
  ['the game centre', '/m/gameCenter', () => <GameCentreScreen />, 'Vendor 1'],
  ['the slots centre', '/m/slotsCenter', () => <SlotsCentreScreen />, 'Game 1 Nebula'],
])(
  'shows why a launch was refused in the visible part of the screen, for a launch from %s',
  async (_, path, renderPlace, name) => {
    const page = await renderScreen(
      <>
        {/* Sets the height of the bottom bar and resets the CSS, as the site does. */}
        <style>{tokens}</style>
        {renderPlace()}
      </>,
      {
        path,
        session: createSessionFixture(),
        answers,
        onLaunch: () => Promise.reject(new ApiError('refused', { operation: 'launchGame', code: 'game.unavailable' })),
      },
    )
    const tile = page.screen.getByRole('button', { name, exact: true }).first()
    await expect.element(tile).toBeInTheDocument()
    // Click in the DOM, because a locator's click would scroll the page.
    ;(tile.element() as HTMLElement).click()
    const notice = page.screen.getByText(/This game isn’t available right now/)
    await expect.element(notice).toBeVisible()
    const { top, bottom } = notice.element().getBoundingClientRect()
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar'))
    expect(bar).toBeGreaterThan(0)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(window.innerHeight - bar)
  },
)

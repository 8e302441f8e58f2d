import { makeSession } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'
import { serveGames } from './renderGameList.tsx'
import { makeGame, makeListedVendor, makeVendorList } from './makeGame.ts'

/** A vendor list with one vendor for each of four kinds of games, and a second vendor for slots. */
const vendorList = makeVendorList(
  makeListedVendor(1, 'Quartzo', 'RNG'),
  makeListedVendor(2, 'Tamborim', 'RNG', { maintenance: true }),
  makeListedVendor(3, 'Croupe', 'LIVE'),
  makeListedVendor(1, 'Quartzo', 'LOTT', { gameId: 'lobby-lott' }),
  makeListedVendor(4, 'Papagaio', 'ELOTTO'),
)

type RenderCentreOptions = Pick<RenderScreenOptions, 'path' | 'guest' | 'answers' | 'onLaunch' | 'site'>

/** Renders a screen of the game centre. The mocked platform has the vendors of `vendorList`. */
export function renderCentre(element: ReactNode, { guest = false, answers, ...options }: RenderCentreOptions) {
  return renderScreen(element, {
    ...(guest ? { guest } : { session: makeSession() }),
    answers: {
      'GET /wps/game/menus': { value: vendorList },
      'GET /wps/game/recent': { value: { content: [makeGame(5)] } },
      'GET /wps/game/list': serveGames(3),
      'GET /wps/game/hotGames': { value: { list: [makeGame(71)] } },
      'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 0 } },
      ...answers,
    },
    ...options,
  })
}

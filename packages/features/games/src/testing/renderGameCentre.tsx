import { createSessionFixture } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import type { ReactNode } from 'react'
import { createGameListResponse } from './renderGameList.tsx'
import { createGameFixture, createListedVendorFixture, createVendorListFixture } from './createGameFixture.ts'

/** A vendor list with one vendor for each of four kinds of games, and a second vendor for slots. */
const vendorList = createVendorListFixture(
  createListedVendorFixture(1, 'Quartzo', 'RNG'),
  createListedVendorFixture(2, 'Tamborim', 'RNG', { maintenance: true }),
  createListedVendorFixture(3, 'Croupe', 'LIVE'),
  createListedVendorFixture(1, 'Quartzo', 'LOTT', { gameId: 'lobby-lott' }),
  createListedVendorFixture(4, 'Papagaio', 'ELOTTO'),
)

type RenderCentreOptions = Pick<RenderScreenOptions, 'path' | 'guest' | 'answers' | 'onLaunch' | 'site'>

/** Renders a screen of the game centre. The mocked platform has the vendors of `vendorList`. */
export function renderGameCentre(element: ReactNode, { guest = false, answers, ...options }: RenderCentreOptions) {
  return renderScreen(element, {
    ...(guest ? { guest } : { session: createSessionFixture() }),
    answers: {
      'GET /wps/game/menus': { value: vendorList },
      'GET /wps/game/recent': { value: { content: [createGameFixture(5)] } },
      'GET /wps/game/list': createGameListResponse(3),
      'GET /wps/game/hotGames': { value: { list: [createGameFixture(71)] } },
      'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 0 } },
      ...answers,
    },
    ...options,
  })
}

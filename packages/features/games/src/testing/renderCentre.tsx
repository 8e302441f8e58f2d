import type { LaunchTarget } from '@lobby/platform/ports'
import { makeSession, TestApp, type Answers } from '@lobby/platform/testing'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { gamesOf } from './renderGameList.tsx'
import { makeGame, makeListedVendor, makeVendorList } from './makeGame.ts'
import { openTestSite } from './openTestSite.ts'

/** Vendors of every kind that the platform has, one each, and a second one of slots. */
const vendorList = makeVendorList(
  makeListedVendor(1, 'Quartzo', 'RNG'),
  makeListedVendor(2, 'Tamborim', 'RNG', { maintenance: true }),
  makeListedVendor(3, 'Croupe', 'LIVE'),
  makeListedVendor(1, 'Quartzo', 'LOTT', { gameId: 'lobby-lott' }),
  makeListedVendor(4, 'Papagaio', 'ELOTTO'),
)

interface Setting {
  readonly path: string
  readonly guest?: boolean
  readonly answers?: Answers
  /** What comes of a launch; it goes well unless given. */
  readonly onLaunch?: (target: LaunchTarget) => Promise<void>
  /** One that was open before, as the document that one comes back to finds it. */
  readonly site?: Awaited<ReturnType<typeof openTestSite>>
}

/** A screen of the game centre at its address; every other address only says where one is. */
export async function renderCentre(screenAt: ReactNode, { path, guest = false, answers = {}, onLaunch = () => Promise.resolve(), site: before }: Setting) {
  const site = before ?? (await openTestSite({
    ...(!guest && { session: makeSession() }),
    answers: {
      'GET /wps/game/menus': { value: vendorList },
      'GET /wps/game/recent': { value: { content: [makeGame(5)] } },
      'GET /wps/game/list': gamesOf(3),
      'GET /wps/game/hotGames': { value: { list: [makeGame(71)] } },
      'GET /wps/game/favorites': { value: { content: [], pageNum: 1, totalPages: 0 } },
      ...answers,
    },
  }))
  const launched: LaunchTarget[] = []
  const places: string[] = []
  const [home] = path.split('?')
  function Place() {
    const { pathname, search } = useLocation()
    useEffect(() => void places.push(pathname + search), [pathname, search])
    return pathname === home ? screenAt : <p>{`at ${pathname}`}</p>
  }
  const screen = await render(
    <TestApp site={site} path={path} onLaunch={(target) => (launched.push(target), onLaunch(target))}>
      <Place />
    </TestApp>,
  )
  return { site, screen, launched, places, asked: (route: string) => site.fetch.asked.filter((each) => each.startsWith(route)) }
}

import { useLanguage } from '@lobby/i18n'
import type { LaunchTarget, LoginRequest } from '@lobby/platform/ports'
import { TestApp, type Answer, type Answers, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import { makeSession } from '@lobby/platform/testing'
import { NotifyProvider, type Notify } from '@lobby/platform/notify'
import { useEffect } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import { GameListScreen } from '../screens/GameListScreen.tsx'
import { makeGame } from './makeGame.ts'
import { openTestSite } from './openTestSite.ts'

export const paths = {
  list: 'GET /wps/game/list',
  hot: 'GET /wps/game/hotGames',
  favourites: 'GET /wps/game/favorites',
  types: 'GET /wps/game/types',
  add: 'POST /wps/game/favorite',
  remove: 'DELETE /wps/game/favorite',
} as const

/** A platform of so many games: pages as they are asked for. */
export const gamesOf = (total: number, more: object = {}): Answer => (request) => {
  const query = new URL(request.url).searchParams
  const [page, size] = [Number(query.get('pageNo')), Number(query.get('pageSize'))]
  const ids = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * size, page * size)
  const value = { games: ids.map((id) => makeGame(id)), pageNum: page, totalPages: Math.ceil(total / size), total, ...more }
  return Response.json({ success: true, value })
}

/** Favourites by their nodeIds. */
export const favouritesOf = (...ids: number[]): Answer => ({ value: { content: ids.map((id) => makeGame(id)), pageNum: 1, totalPages: 1 } })

interface Setting {
  readonly path?: string
  readonly guest?: boolean
  readonly answers?: Answers
  /** Texts of other languages, by code. */
  readonly translations?: TestSiteInit['translations']
  /** What a launch comes to. */
  readonly onLaunch?: () => Promise<void>
  /** The site of an earlier visit. */
  readonly site?: TestSite
}

/** The game list at its address, beside which every other address only says where one is. */
export async function renderGameList({ path = '/m/gameList?gameType=RNG', guest = false, answers = {}, translations, onLaunch = () => Promise.resolve(), site: known }: Setting = {}) {
  const site =
    known ??
    (await openTestSite({
      ...(!guest && { session: makeSession() }),
      ...(translations && { translations }),
      answers: {
        [paths.list]: gamesOf(30),
        [paths.hot]: { value: { list: [makeGame(71)] } },
        [paths.favourites]: favouritesOf(2),
        [paths.types]: { value: { content: [] } },
        ...answers,
      },
    }))
  const launched: LaunchTarget[] = []
  const logins: LoginRequest[] = []
  const notices: string[] = []
  const loading: { readonly text: string; readonly duration: number; hidden: boolean }[] = []
  const notify: Notify = {
    notice: (text) => void notices.push(`notice: ${text}`),
    toast: (text) => void notices.push(`toast: ${text}`),
    loading: (text, duration) => {
      const toast = { text, duration, hidden: false }
      notices.push(`loading: ${text}`)
      loading.push(toast)
      return () => {
        toast.hidden = true
      }
    },
  }
  const places: string[] = []
  let go: NavigateFunction = () => undefined
  let speak: (language: string) => void = () => undefined
  function Place() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    const { setLanguage } = useLanguage()
    useEffect(() => {
      go = navigate
      speak = setLanguage
      places.push(pathname + search)
    }, [navigate, setLanguage, pathname, search])
    return pathname === '/m/gameList' ? <GameListScreen /> : <p>{`at ${pathname}`}</p>
  }
  const screen = await render(
    <TestApp
      site={site}
      path={path}
      onLogin={(request) => logins.push(request)}
      onLaunch={(target) => (launched.push(target), onLaunch())}
    >
      <NotifyProvider notify={notify}>
        <Place />
      </NotifyProvider>
    </TestApp>,
  )
  return {
    site,
    screen,
    launched,
    logins,
    notices,
    loading,
    places,
    go: (to: string | -1) => void (typeof to === 'number' ? go(to) : go(to)),
    speak: (language: string) => speak(language),
    asked: (route: string) =>
      site.fetch.asked.filter((each) => each.startsWith(`${route}?`)).map((each) => Object.fromEntries(new URLSearchParams(each.split('?')[1]))),
    /** How many rows of three the list takes, drawn or not. */
    rows: () => {
      const list = screen.container.querySelector('[role=tabpanel] [role=feed]')
      const [tile] = list?.children ?? []
      if (!list || !tile?.hasAttribute('aria-posinset')) return 0
      const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0
      return Math.round((list.getBoundingClientRect().height + gap) / (tile.getBoundingClientRect().height + gap))
    },
    tile: (id: number) => screen.getByRole('button', { name: `Game ${id} Nebula`, exact: true }),
    heart: (id: number) => screen.getByRole('button', { name: `Favourite: Game ${id}`, exact: true }),
    tab: (name: string) => screen.getByRole('tab', { name }),
    search: screen.getByRole('searchbox', { name: 'Search games or providers' }),
  }
}

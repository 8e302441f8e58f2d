import { favouriteGames } from '@lobby/api/operations/game'
import { createDeposit } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { expect, test } from 'vitest'
import { Link } from '../navigation/index.ts'
import { useNotify } from '../ports/NotifyProvider.tsx'
import { useSession } from '../session/index.ts'
import { rejectWithConnectionError } from './platformResponses.ts'
import { renderScreen } from './renderScreen.tsx'

const User = () => <p>{useSession()?.userName ?? 'guest'}</p>

test('renders the screen at its URL, and only the word "at" and the URL at any other URL', async () => {
  const { screen, location, navigate, visited } = await renderScreen(<Link to="/m/mine?tab=1">On</Link>, {
    path: '/m/help?i=2',
  })
  expect(location()).toBe('/m/help?i=2')
  await screen.getByRole('link', { name: 'On' }).click()
  await expect.element(screen.getByText('at /m/mine?tab=1')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
  await navigate(-1)
  await expect.element(screen.getByRole('link')).toBeVisible()
  expect(visited).toEqual(['/m/help?i=2', '/m/mine?tab=1', '/m/help?i=2'])
})

test('shows the screen at every path that matches its pattern', async () => {
  const { screen, navigate } = await renderScreen(<p>screen</p>, { address: '/m/*', alongside: <p>foot</p> })
  await navigate('/m/mine')
  await expect.element(screen.getByText('screen')).toBeVisible()
  await navigate('/other')
  await expect.element(screen.getByText('at /other')).toBeVisible()
  await expect.element(screen.getByText('foot')).toBeVisible()
  expect(screen.getByText('screen').query()).toBeNull()
})

test('signs in a member by default, but not when the option guest is set', async () => {
  const guest = await renderScreen(<User />, { guest: true })
  await expect.element(guest.screen.getByText('guest')).toBeVisible()
  await guest.screen.unmount()
  const { site, screen } = await renderScreen(<User />)
  await expect.element(screen.getByText('ana')).toBeVisible()
  await screen.unmount()
  const again = await renderScreen(<User />, { site, guest: true })
  await expect.element(again.screen.getByText('ana')).toBeVisible()
})

test('renders the messages of the product in English and Portuguese', async () => {
  function Texts() {
    const t = useText()
    return (
      <p>
        {`${t('core.home')}, ${t('security.sessions.ended', { count: 1 })}, ` +
          `${t('security.sessions.ended', { count: 2 })}`}
      </p>
    )
  }
  const { screen, setLanguage } = await renderScreen(<Texts />)
  await expect.element(screen.getByText('Home, 1 device signed out, 2 devices signed out')).toBeVisible()
  setLanguage('PT')
  await expect.element(screen.getByText(/^Início, 1 .+, 2 /)).toBeVisible()
})

test('records each notification with its duration', async () => {
  function Notices() {
    const notify = useNotify()
    const show = () => {
      notify.toast('one')
      notify.notice('two', 1000)
      notify.loading('three', 2000)()
    }
    return (
      <button type="button" onClick={show}>
        Show
      </button>
    )
  }
  const { screen, notices, timeline } = await renderScreen(<Notices />)
  await screen.getByRole('button').click()
  expect(notices).toEqual(['toast: one', 'notice: two', 'loading: three'])
  expect(timeline).toEqual(['toast: one', 'notice for 1000 ms: two', 'loading for 2000 ms: three', 'hidden: three'])
})

test('returns the calls of a route with their queries, bodies and idempotency keys', async () => {
  const list = 'GET /wps/game/favorites'
  const create = 'POST /wps/deposit/create'
  const { site, asked, queries, sent } = await renderScreen(<p>screen</p>, {
    answers: { [list]: { value: { content: [], pageNum: 1, totalPages: 0 } }, [create]: rejectWithConnectionError },
  })
  await site.api.call(favouriteGames, { query: { gameType: 'RNG', pageNo: 1, pageSize: 26 } })
  const body = { method: 'PIX', amountMinor: 5000 }
  await expect(site.api.call(createDeposit, { body, idempotencyKey: 'key-of-a-deposit' })).rejects.toMatchObject({
    kind: 'network',
  })
  expect(asked(list)).toEqual([expect.stringMatching(/^GET \/wps\/game\/favorites\?.*gameType=RNG/)])
  expect(queries(list)).toEqual([expect.objectContaining({ gameType: 'RNG', pageNo: '1' })])
  expect(await sent(create)).toEqual([{ key: 'key-of-a-deposit', body: expect.objectContaining(body) as object }])
  expect(asked('GET /wps/game')).toEqual([])
})

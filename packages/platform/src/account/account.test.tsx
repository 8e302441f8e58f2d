import { useQuery } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useApi } from '../query/index.ts'
import { useSession } from '../session/index.ts'
import { createSessionFixture, createTestSite, createMemoryStorageBackend, TestApp } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { balanceQuery, useBalanceHidden, useRefetchOnReturn } from './index.ts'

function Balance({ listens = true }: { readonly listens?: boolean }) {
  const [hidden, setHidden] = useBalanceHidden()
  const { data } = useQuery(balanceQuery(useApi(), useSession()))
  return (
    <button type="button" onClick={() => setHidden(!hidden)}>
      {listens && <Listener />}
      {hidden ? 'hidden' : (data?.balanceMinor ?? '--')}
    </button>
  )
}

function Listener() {
  useRefetchOnReturn()
  return null
}

function make(backend = createMemoryStorageBackend()) {
  let cents = 100
  const site = createTestSite({
    session: createSessionFixture(),
    backend,
    answers: {
      'GET /wps/wallets/balance': () =>
        Response.json({ success: true, value: { sumBalance: cents++ / 100, currencySymbol: 'R$' } }),
    },
  })
  return site
}

const restored = () => new PageTransitionEvent('pageshow', { persisted: true })

test.each([
  ['the window regains the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the browser restores the page from its cache', () => window.dispatchEvent(restored())],
  ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('refetches the balance when %s', async (_, comesBack) => {
  const { screen } = await renderScreen(<Balance />, { site: make() })
  await expect.element(screen.getByText('100')).toBeVisible()
  comesBack()
  await expect.element(screen.getByText('101')).toBeVisible()
})

test('refetches the balance only one time when the player’s return causes several events', async () => {
  const site = make()
  const { screen } = await renderScreen(<Balance />, { site })
  await expect.element(screen.getByText('100')).toBeVisible()
  window.dispatchEvent(restored())
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('101')).toBeVisible()
  expect(site.fetch.asked).toHaveLength(2)

  const deaf = make()
  const other = await render(
    <TestApp site={deaf}>
      <Balance listens={false} />
    </TestApp>,
  )
  await expect.poll(() => deaf.fetch.asked).toHaveLength(1)
  window.dispatchEvent(restored())
  await other.rerender(
    <TestApp site={deaf}>
      <Balance listens={false} />
    </TestApp>,
  )
  expect(deaf.fetch.asked).toHaveLength(1)
})

test(
  'refetches the balance exactly one time in each tab when the site is open in two tabs',
  { tags: ['T3'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const [one, other] = [make(backend), make(backend)]
    const screen = await render(
      <>
        <TestApp site={one}>
          <Balance />
        </TestApp>
        <TestApp site={other}>
          <Balance />
        </TestApp>
      </>,
    )
    await expect.poll(() => screen.getByText('100').elements().length).toBe(2)
    for (let count = 0; count < 10; count++) window.dispatchEvent(new Event('focus'))
    await expect.poll(() => screen.getByText('101').elements().length).toBe(2)
    expect([one.fetch.asked.length, other.fetch.asked.length]).toEqual([2, 2])
  },
)

describe('after eight hours in the background', { tags: ['T6'] }, () => {
  const HOUR_MS = 3_600_000
  async function away(hours: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
    let hidden = false
    const visibility = vi
      .spyOn(document, 'visibilityState', 'get')
      .mockImplementation(() => (hidden ? 'hidden' : 'visible'))
    onTestFinished(() => {
      visibility.mockRestore()
      vi.useRealTimers()
    })
    const turn = (to: boolean) => {
      hidden = to
      document.dispatchEvent(new Event('visibilitychange'))
    }
    let asked = 0
    function News() {
      const { data } = useQuery({ queryKey: ['news'], queryFn: () => ++asked, staleTime: 60_000 })
      return <p>{`news ${data}`}</p>
    }
    const screen = await render(
      <TestApp site={make()}>
        <Balance />
        <News />
      </TestApp>,
    )
    await expect.element(screen.getByText('100')).toBeVisible()
    await expect.element(screen.getByText('news 1')).toBeVisible()
    turn(true)
    vi.setSystemTime(Date.now() + hours * HOUR_MS)
    turn(false)
    await expect.element(screen.getByText('101')).toBeVisible()
    return screen
  }

  test('refetches every stale query on the screen when the player returns after eight hours', async () => {
    const screen = await away(8)
    await expect.element(screen.getByText('news 2')).toBeVisible()
  })

  test(
    'control: refetches only the balance when the player returns after a few minutes',
    { tags: ['T6-control'] },
    async () => {
      const screen = await away(0.1)
      await expect.element(screen.getByText('news 1')).toBeVisible()
    },
  )
})

test('keeps the balance hidden on the next visit', async () => {
  const site = make()
  const { screen } = await renderScreen(<Balance />, { site })
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('hidden')).toBeVisible()
  expect(site.storage.get('balanceHidden')).toBe(true)
  await screen.unmount()
  const again = await render(
    <TestApp site={site}>
      <Balance />
    </TestApp>,
  )
  await expect.element(again.getByText('hidden')).toBeVisible()
})

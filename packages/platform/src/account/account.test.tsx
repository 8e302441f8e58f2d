import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useApi } from '../query/index.ts'
import { useSession } from '../session/index.ts'
import { makeSession, makeTestSite, TestApp } from '../testing/index.ts'
import { balanceQuery, useBalanceHidden, useBalanceOnReturn } from './index.ts'

function Balance({ listens = true }: { readonly listens?: boolean }) {
  const [hidden, setHidden] = useBalanceHidden()
  const { data } = useQuery(balanceQuery(useApi(), useSession()))
  return (
    <button type="button" onClick={() => setHidden(!hidden)}>
      {listens && <Listener />}
      {hidden ? 'hidden' : (data?.sumBalance ?? '--')}
    </button>
  )
}

function Listener() {
  useBalanceOnReturn()
  return null
}

function make() {
  let sumBalance = 100
  const site = makeTestSite({
    session: makeSession(),
    answers: {
      'GET /wps/wallets/balance': () => Response.json({ success: true, value: { sumBalance: sumBalance++, currencySymbol: 'R$' } }),
    },
  })
  return site
}

const restored = () => new PageTransitionEvent('pageshow', { persisted: true })

test.each([
  ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
  ['the page is restored from cache', () => window.dispatchEvent(restored())],
  ['the page is in front again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the balance is asked for again when %s', async (_, comesBack) => {
  const screen = await render(
    <TestApp site={make()}>
      <Balance />
    </TestApp>,
  )
  await expect.element(screen.getByText('100')).toBeVisible()
  comesBack()
  await expect.element(screen.getByText('101')).toBeVisible()
})

test('events that come together make one call; the control: without the hook there is none', async () => {
  const site = make()
  const screen = await render(
    <TestApp site={site}>
      <Balance />
    </TestApp>,
  )
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
  await vi.waitFor(() => expect(deaf.fetch.asked).toHaveLength(1))
  window.dispatchEvent(restored())
  await other.rerender(
    <TestApp site={deaf}>
      <Balance listens={false} />
    </TestApp>,
  )
  expect(deaf.fetch.asked).toHaveLength(1)
})

test('hiding the balance is remembered for the next visit', async () => {
  const site = make()
  const screen = await render(
    <TestApp site={site}>
      <Balance />
    </TestApp>,
  )
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

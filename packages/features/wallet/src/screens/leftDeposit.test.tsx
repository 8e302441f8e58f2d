import { balanceQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { createSuccessResponse, createSessionFixture } from '@lobby/platform/testing'
import { useQuery } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { createDepositDetailFixture } from '../testing/depositFixtures.ts'
import { renderDepositScreen } from '../testing/renderDepositScreen.tsx'

const balance = 'GET /wps/wallets/balance'
const detail = 'GET /wps/deposit/detail'
const settled = createDepositDetailFixture({
  status: 'SETTLED',
  cancellable: false,
  remainTime: 0,
  endedAt: '2026-11-20T15:01:00Z',
})

/** Renders the balance. The query of the balance is then active, so that the test detects a refetch. */
function Balance() {
  const { data } = useQuery(balanceQuery(useApi(), useSession()))
  return <output aria-label="Balance">{data?.balanceMinor}</output>
}

/** Opens the page of a pending deposit, then leaves it for home. */
async function leave() {
  const platform = { now: createDepositDetailFixture() }
  const page = await renderDepositScreen({ detail: () => createSuccessResponse(platform.now) }, '?id=D0000000007', {
    alongside: <Balance />,
  })
  const { screen, navigate, askedFor } = page
  await expect.element(screen.getByText('Waiting for your payment. This page updates automatically.')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  void navigate('/m/home')
  await vi.waitUntil(() => document.body.textContent?.includes('at /m/home'))
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  return { ...page, platform, pass, asks: () => askedFor(detail).length }
}

describe('deposit whose page is closed', () => {
  test('shows a notice and refetches the balance when the money arrives after the page of the deposit was closed', async () => {
    const { platform, pass, notices, askedFor, asks } = await leave()
    const before = askedFor(balance).length
    await pass(60)
    expect(notices).toEqual([])
    platform.now = settled
    await pass(60)
    expect(notices).toEqual(['toast: R$100.00 has been added to your balance.'])
    expect(askedFor(balance).length).toBe(before + 1)
    const last = asks()
    await pass(600)
    expect(asks()).toBe(last)
  })

  test('polls a deposit no more often after its page was closed than while its page was open', async () => {
    const { pass, asks } = await leave()
    const first = asks()
    await pass(1)
    expect(asks()).toBe(first)
    await pass(300)
    // The delay between two polls is 20 seconds now.
    expect(asks() - first).toBeLessThan(25)
    expect(asks() - first).toBeGreaterThan(10)
  })

  test('shows no notice when the money arrives while the player is back on the page of the deposit', async () => {
    const { platform, pass, notices, navigate, asks } = await leave()
    void navigate('/m/voucherCenter?id=D0000000007')
    await pass(1)
    const back = asks()
    await pass(300)
    expect(asks() - back).toBeLessThan(25)
    platform.now = settled
    await pass(60)
    expect(document.body.textContent).toContain('Deposit confirmed')
    expect(notices).toEqual([])
  })

  test('ends the polling of a deposit when the session ends', async () => {
    const { site, pass, notices, asks, platform } = await leave()
    site.session.signOut()
    site.session.signIn(createSessionFixture({ type: 0, userName: 'bia' }))
    const before = asks()
    platform.now = settled
    await pass(300)
    expect(asks()).toBe(before)
    expect(notices).toEqual([])
  })

  test('shows a notice when the money of a deposit arrives at the end of the time to pay', async () => {
    const { platform, pass, notices, asks } = await leave()
    const before = asks()
    platform.now = createDepositDetailFixture({ remainTime: 1_000 })
    while (asks() === before) await pass(1)
    platform.now = settled
    await pass(60)
    expect(notices).toEqual(['toast: R$100.00 has been added to your balance.'])
  })

  test('stops polling a deposit when the time to pay is over', async () => {
    const { pass, notices, asks, platform } = await leave()
    platform.now = createDepositDetailFixture({ remainTime: 0 })
    await pass(60)
    const before = asks()
    await pass(600)
    expect(asks()).toBe(before)
    expect(notices).toEqual([])
  })
})

test('polls no deposit when the page of the deposit closed because the session ended', async () => {
  const { site, screen, askedFor } = await renderDepositScreen({}, '?id=D0000000007')
  await expect.element(screen.getByText('Waiting for your payment. This page updates automatically.')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  site.session.signOut()
  await vi.waitUntil(() => !document.body.textContent.includes('Waiting for your payment'))
  const before = askedFor(detail).length
  site.session.signIn(createSessionFixture({ type: 0, userName: 'bia' }))
  // Dispatch the event of a player who returns to the browser tab.
  window.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(300_000)
  expect(askedFor(detail).length).toBe(before)
})

import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createDepositScreenResponses, depositCreationEndpoint } from '../testing/renderDepositScreen.tsx'
import { DepositScreen } from './DepositScreen.tsx'

const state = 'GET /wps/responsible/state'
const limit = (period: string, left?: number, kind = 'DEPOSIT') => ({
  kind,
  period,
  min: 1_000,
  max: 100_000_000,
  used: 0,
  resetsAt: '2026-11-23T03:00:00Z',
  ...(left !== undefined && { amount: 20_000, left }),
})

/** Opens the deposit screen for a member who has set these limits or this break. The default market is BR. */
async function open(own: object, market: 'BR' | null = 'BR') {
  const value = {
    market: 'BR',
    limits: [],
    raiseDelayHours: 24,
    pauseHours: [24],
    exclusionMonths: [6],
    history: [],
    ...own,
  }
  const page = await renderScreen(<DepositScreen />, {
    path: '/m/voucherCenter',
    answers: { ...createDepositScreenResponses({}), [state]: { value } },
    ...(market && { merchant: { market } }),
  })
  const { screen, site } = page
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  await expect.element(amount).toBeVisible()
  return {
    ...page,
    amount,
    way: screen.getByRole('link', { name: 'Your limits' }),
    asked: () => site.fetch.asked.filter((each) => each === state).length,
  }
}

test('shows how much the member’s strictest deposit limit still allows, with a link to the limits', async () => {
  const { screen, way } = await open({
    limits: [limit('DAY', 7_500), limit('WEEK', 4_200), limit('MONTH'), limit('DAY', 100, 'LOSS')],
  })
  await expect.element(screen.getByText(/R\$42\.00/).first()).toBeVisible()
  await expect.element(way).toHaveAttribute('href', '/m/responsible')
})

test('prevents a deposit above the member’s own limit, and allows a deposit within this limit', async () => {
  const { screen, site, amount, way } = await open({ limits: [limit('DAY', 7_500)] })
  const pay = screen.getByRole('button', { name: /^Pay/ })
  await expect.element(way).toBeVisible()
  await amount.fill('75')
  await expect.element(pay).not.toHaveAttribute('aria-disabled')
  await amount.fill('75.01')
  await expect.element(pay).toHaveAccessibleDescription('Over your deposit limit: R$75.00 left.')
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true')
  await userEvent.type(amount, '{Enter}')
  expect(site.fetch.asked.filter((call) => call.startsWith(depositCreationEndpoint))).toEqual([])
})

test('says until when a break prevents deposits, and shows no deposit button', async () => {
  const { screen, site, amount, way } = await open({
    break: { kind: 'PAUSE', since: '2026-11-22T15:00:00Z', until: '2026-11-29T15:00:00Z' },
  })
  await expect.element(screen.getByText(/Nov 29, 2026/)).toBeVisible()
  await expect.element(way).toBeVisible()
  expect(screen.getByRole('button', { name: /^Pay/ }).query()).toBeNull()
  await amount.fill('50')
  await userEvent.type(amount, '{Enter}')
  expect(site.fetch.asked.filter((call) => call.startsWith(depositCreationEndpoint))).toEqual([])
})

test('shows no deposit limits when the member has none, and fetches none for a merchant without a market', async () => {
  const free = await open({ limits: [limit('DAY')] })
  await expect.poll(free.asked).toBe(1)
  await expect.poll(() => free.site.queries.isFetching()).toBe(0)
  expect(free.way.query()).toBeNull()
  await free.screen.unmount()
  const none = await open({ limits: [limit('DAY', 100)] }, null)
  await expect.poll(() => none.site.queries.isFetching()).toBe(0)
  expect([none.way.query(), none.asked()]).toEqual([null, 0])
})

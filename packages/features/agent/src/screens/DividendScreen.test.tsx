import { createSuccessResponse, createRefusalResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { createDividendFixture, contractPaymentFixtures } from '../testing/contractFixtures.ts'
import { DividendScreen } from './DividendScreen.tsx'

const info = 'GET /wps/agent/dividend'
const payments = 'GET /wps/agent/contract/payments'

async function open(dividend: () => object | Response = () => createDividendFixture(), type: number | null = 1) {
  const page = await renderAgentScreen('/m/member/agent/agentDivident', <DividendScreen />, {
    type,
    answers: {
      [info]: () => {
        const value = dividend()
        return value instanceof Response ? value : createSuccessResponse(value)
      },
      [payments]: { value: contractPaymentFixtures },
    },
  })
  return { ...page, main: page.screen.getByRole('main') }
}

test(
  'shows the dividend of the running period, what is missing for a higher one, and the payments',
  { tags: ['CALL-104'] },
  async () => {
    const { main, asked } = await open()
    await expect.element(main.getByText('R$322.32')).toBeVisible()
    await expect.element(main.getByText('R$2,851.20 more in losses')).toBeVisible()
    await expect.element(main.getByRole('region', { name: 'Payments' }).getByText('Nov 18')).toBeVisible()
    expect(asked(payments)[0]).toContain('kind=DIVIDEND')
    await expect
      .element(main.getByRole('link', { name: 'View dividend contract' }))
      .toHaveAttribute('href', '/m/member/agent/getDevidendContract')
  },
)

test('shows the payments of a dividend that has ended', async () => {
  const { main } = await open(() => ({ shown: true, sumPaidMinor: 468, sumOwedMinor: 0 }))
  await expect.element(main.getByRole('region', { name: 'Payments' }).getByText('Nov 18')).toBeVisible()
  expect(main.getByRole('list', { name: 'Tiers' }).query()).toBeNull()
})

test('links to the dividend contract when there is no dividend to show', async () => {
  const { main, location, asked } = await open(() => ({ shown: false, sumPaidMinor: 0, sumOwedMinor: 0 }))
  await expect.element(main.getByText('No dividend yet')).toBeVisible()
  expect(asked(payments)).toEqual([])
  await main.getByRole('link', { name: 'View dividend contract' }).click()
  await expect.poll(location).toBe('/m/member/agent/getDevidendContract')
})

test('offers a retry when the dividend does not load', async () => {
  let down = true
  const { main } = await open(() =>
    down ? createRefusalResponse('server.error', 'Down', 400) : createDividendFixture(),
  )
  await expect.element(main.getByText('Couldn’t load your dividend')).toBeVisible()
  down = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('R$322.32')).toBeVisible()
})

test.each([4, 40, 41, 42, null])(
  'redirects a member of the type %j to home, and fetches no dividend',
  { tags: ['AGEN-051'] },
  async (type) => {
    const { location, asked } = await open(undefined, type)
    await expect.poll(location).toBe('/m/home')
    expect(asked(info)).toEqual([])
  },
)

test.each([0, 1, 43])('fetches the dividend for a member of the type %i', { tags: ['AGEN-051'] }, async (type) => {
  const { asked } = await open(undefined, type)
  await expect.poll(() => asked(info)).toHaveLength(1)
})

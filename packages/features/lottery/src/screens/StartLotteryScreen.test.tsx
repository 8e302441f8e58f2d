import { createSuccessResponse, createMemoryStorageBackend, createRefusalResponse } from '@lobby/platform/testing'
import { createStorage, type StorageBackend } from '@lobby/platform/storage'
import { describe, expect, test } from 'vitest'
import { shiftClockUntilTestEnds, simulatePageBecomesVisible } from '../testing/clocks.ts'
import {
  createLotteryBetFixture,
  createLotteryOrderDetailFixture,
  createLotteryOrderFixture,
} from '../testing/createLotteryOrderFixture.ts'
import { drawFixture, renderBettingScreen } from '../testing/renderBettingScreen.tsx'

const HOUR_MS = 3_600_000
/** Stores an order of the member ana whose response was lost, as another page of the site would do. */
function keepLost(
  backend: StorageBackend,
  target = JSON.stringify({
    numero: drawFixture.numero,
    bets: [{ playCode: 'SIZE', selection: 'SMALL', stakeMinor: 200 }],
  }),
) {
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() })
  storage.set('moneyOrders', {
    'bet lua-1 ana': { key: 'a2b4c6d8-0000-4000-8000-000000000000', amountMinor: 200, target, at: 1 },
  })
}
const taken = () =>
  createSuccessResponse(
    createLotteryOrderDetailFixture(createLotteryOrderFixture(7, { numero: drawFixture.numero }), [
      createLotteryBetFixture(1),
    ]),
  )

test('shows the draw, the last results and the bet options with their odds', { tags: ['SHELL-043'] }, async () => {
  const { screen } = await renderBettingScreen(taken)
  await expect.element(screen.getByRole('heading', { name: 'Lua Cheia 1' })).toBeVisible()
  await expect
    .poll(() => screen.getByRole('timer', { name: 'Time until sales close' }).query()?.textContent)
    .toMatch(/^00:59:/)
  expect(screen.getByRole('list', { name: 'Last result' }).element().textContent).toBe('90510')
  expect(
    screen
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Big or small', 'Last two'])
  await expect.element(screen.getByRole('button', { name: 'Big ×1.95' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Last draws' })).toBeVisible()
})

describe('order on the betting page', () => {
  test(
    'places the chosen bets on the current draw with the gateway MOBILE, and links to the orders',
    { tags: ['CONF-017'] },
    async () => {
      const { screen, sent, press, location } = await renderBettingScreen(taken)
      await press('Big ×1.95')
      await screen.getByRole('tab', { name: 'Last two' }).click()
      await screen.getByRole('textbox').fill('0x')
      await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('1 more digit')
      await screen.getByRole('textbox').fill('0x7')
      await expect.element(screen.getByRole('textbox')).not.toHaveAccessibleDescription()
      await press('Add')
      await screen.getByRole('radiogroup', { name: 'Stake per bet' }).getByText('R$5.00').click()
      await press('Bet R$10.00')
      await expect.element(screen.getByText('Bet placed for draw 20261120-0721.')).toBeVisible()
      expect(sent.map(({ body }) => body)).toEqual([
        {
          token: 'token-of-ana',
          code: 'lua-1',
          numero: '20261120-0721',
          prizeMode: 'LOTT',
          gateway: 3,
          bets: [
            { playCode: 'SIZE', selection: 'BIG', stakeMinor: 500 },
            { playCode: 'LAST2', selection: '07', stakeMinor: 500 },
          ],
        },
      ])
      await expect.element(screen.getByRole('button', { name: 'Choose a bet' })).toBeDisabled()
      await screen.getByRole('link', { name: 'View' }).click()
      await expect.poll(location).toBe('/m/lottery/order?orderId=VN0000000007')
    },
  )

  test.each(['responsible.loss.limit', 'responsible.time.limit', 'responsible.paused'])(
    'links to the member’s limits, and keeps the betting slip, when a limit refuses the order (%s)',
    async (code) => {
      const { screen, press, location } = await renderBettingScreen(() => createRefusalResponse(code))
      await press('Big ×1.95')
      await press('Bet R$1.00')
      const way = screen.getByRole('link', { name: 'Your limits' })
      await expect.element(way).toBeVisible()
      await expect.element(screen.getByRole('button', { name: 'Bet R$1.00' })).toBeEnabled()
      await way.click()
      await expect.poll(location).toBe('/m/responsible')
    },
  )

  test('shows no link to the member’s limits when a bet is refused for another reason', async () => {
    const { screen, press } = await renderBettingScreen(() => createRefusalResponse('lottery.draw.closed'))
    await press('Big ×1.95')
    await press('Bet R$1.00')
    await expect.element(screen.getByRole('region', { name: 'Bet slip' }).getByRole('alert')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Your limits' }).query()).toBeNull()
  })

  test('places a lottery order one time when the button is pressed ten times', async () => {
    const { screen, sent, press } = await renderBettingScreen(taken)
    await press('Big ×1.95')
    const button = screen.getByRole('button', { name: 'Bet R$1.00' }).element() as HTMLButtonElement
    for (let at = 0; at < 10; at++) button.click()
    await expect.element(screen.getByText(/^Bet placed/)).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('repeats an order whose response was lost only at a press, with the same idempotency key', async () => {
    let lost = true
    const { screen, sent, state, site, press } = await renderBettingScreen(() =>
      lost ? Promise.reject(new TypeError('lost')) : taken(),
    )
    await press('Big ×1.95')
    await press('Bet R$1.00')
    await expect.element(screen.getByText(/^We don’t know yet/)).toBeVisible()
    state.draw = { ...drawFixture, numero: '20261120-0722' }
    await site.queries.refetchQueries({ queryKey: ['runningDraw'] })
    await expect.element(screen.getByText('No. 20261120-0722')).toBeVisible()
    expect(sent).toHaveLength(1)
    lost = false
    await press('Check again')
    await expect.element(screen.getByText(/^Bet placed/)).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]?.key).toMatch(/\S{8}/)
  })

  test(
    'repeats an order with the same idempotency key after a lost response and a reload',
    { tags: ['N13'] },
    async () => {
      const backend = createMemoryStorageBackend()
      const first = await renderBettingScreen(() => Promise.reject(new TypeError('lost')), { backend })
      await first.press('Big ×1.95')
      await first.press('Bet R$1.00')
      await expect.element(first.screen.getByText(/^We don’t know yet/)).toBeVisible()
      await first.screen.unmount()
      const second = await renderBettingScreen(taken, { backend })
      await expect.element(second.screen.getByText(/^We don’t know yet/)).toBeVisible()
      await expect.element(second.screen.getByRole('button', { name: 'Big ×1.95' })).toBeDisabled()
      expect(second.sent).toEqual([])
      await second.press('Check again')
      await expect.element(second.screen.getByText(/^Bet placed/)).toBeVisible()
      expect(second.sent).toEqual(first.sent)
    },
  )

  test('repeats an order on the next page when the page was closed during the request', { tags: ['N13'] }, async () => {
    const backend = createMemoryStorageBackend()
    const first = await renderBettingScreen(() => new Promise<Response>(() => undefined), { backend })
    await first.press('Big ×1.95')
    await first.press('Bet R$1.00')
    await expect.poll(() => first.sent.length).toBe(1)
    await first.screen.unmount()
    const second = await renderBettingScreen(taken, { backend })
    await second.press('Check again')
    await expect.poll(() => second.sent).toEqual(first.sent)
  })

  test.each<[string, () => Response]>([
    ['placed', taken],
    ['refused', () => createRefusalResponse('wallet.balance.insufficient')],
  ])(
    'control: sends the next order with a new idempotency key on the next page after an order was %s',
    { tags: ['N13-control'] },
    async (_, answer) => {
      const backend = createMemoryStorageBackend()
      const first = await renderBettingScreen(answer, { backend })
      await first.press('Big ×1.95')
      await first.press('Bet R$1.00')
      await expect.element(first.screen.getByText(/^Bet placed|^Your balance is too low/)).toBeVisible()
      await first.screen.unmount()
      const second = await renderBettingScreen(taken, { backend })
      await second.press('Big ×1.95')
      await second.press('Bet R$1.00')
      await expect.poll(() => second.sent.length).toBe(1)
      expect(second.sent[0]?.key).not.toBe(first.sent[0]?.key)
    },
  )

  test(
    'places no new order while the outcome of an order from another page is unknown',
    { tags: ['N13'] },
    async () => {
      const backend = createMemoryStorageBackend()
      const other = await renderBettingScreen(taken, { backend })
      await other.press('Big ×1.95')
      keepLost(backend)
      await other.press('Bet R$1.00')
      await expect.element(other.screen.getByText(/^We don’t know yet/)).toBeVisible()
      expect(other.sent).toEqual([])
    },
  )

  test('repeats an unsure order that an earlier build stored with decimal stakes', { tags: ['N13'] }, async () => {
    const backend = createMemoryStorageBackend()
    const bet = { playCode: 'SIZE', selection: 'SMALL' }
    keepLost(backend, JSON.stringify({ numero: drawFixture.numero, bets: [{ ...bet, stake: 2 }] }))
    const { sent, press } = await renderBettingScreen(taken, { backend })
    await press('Check again')
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.key).toBe('a2b4c6d8-0000-4000-8000-000000000000')
    expect(sent[0]?.body).toMatchObject({ numero: drawFixture.numero, bets: [{ ...bet, stakeMinor: 200 }] })
  })

  test.each(['{', '7', '{"code":"lua-1"}', '{"numero":"1","bets":[{}]}'])(
    'ignores the invalid stored order %s',
    async (target) => {
      const backend = createMemoryStorageBackend()
      keepLost(backend, target)
      const { screen, press } = await renderBettingScreen(taken, { backend })
      await press('Big ×1.95')
      await expect.element(screen.getByRole('button', { name: 'Bet R$1.00' })).toBeEnabled()
    },
  )

  test('control: uses a new idempotency key after a refused order', async () => {
    const { screen, sent, press } = await renderBettingScreen(() =>
      createRefusalResponse('wallet.balance.insufficient'),
    )
    await press('Big ×1.95')
    await press('Bet R$1.00')
    await expect.element(screen.getByText('Your balance is too low for this amount.')).toBeVisible()
    await press('Bet R$1.00')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('asks a guest who places a bet to sign in, and sends nothing', async () => {
    const { sent, press, logins } = await renderBettingScreen(taken, { guest: true })
    await press('Big ×1.95')
    await press('Bet R$1.00')
    await expect.poll(() => logins.length).toBe(1)
    expect(sent).toEqual([])
  })
})

describe('betting page that becomes visible again', () => {
  const wakeAfter = async (by: number) => {
    const { screen, state, press } = await renderBettingScreen(taken)
    await press('Big ×1.95')
    state.held = true
    shiftClockUntilTestEnds(performance, by)
    simulatePageBecomesVisible()
    return screen
  }

  test(
    'accepts no bet after sales have closed by the page’s clock, before the platform responds',
    { tags: ['C2'] },
    async () => {
      const screen = await wakeAfter(HOUR_MS - 4000)
      await expect.element(screen.getByRole('button', { name: 'Sales closed' })).toBeDisabled()
    },
  )

  test('control: accepts a bet before sales close by the page’s clock', { tags: ['C2-control'] }, async () => {
    const screen = await wakeAfter(HOUR_MS / 2)
    await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/^00:29:/)
    await expect.element(screen.getByRole('button', { name: 'Bet R$1.00' })).toBeEnabled()
  })
})

test.each(['', '?code=none', '?code=../x'])(
  'redirects from the betting page to all lotteries when the query is %j',
  { tags: ['L5'] },
  async (query) => {
    const { screen, location, press } = await renderBettingScreen(taken, { query })
    await expect.element(screen.getByText('Choose another lottery from the list.')).toBeVisible()
    await press('All lotteries')
    await expect.poll(location).toBe('/m/moreLottery')
  },
)

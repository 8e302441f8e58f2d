import { ApiError } from '@lobby/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { MembersOnly } from '../session/index.ts'
import { createSessionFixture, createTestSite, type PlatformResponse, type TestSite } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import {
  storeUnresolvedMoneyOrder,
  readUnresolvedMoneyOrder,
  type UnresolvedMoneyOrder,
} from './unresolvedMoneyOrder.ts'
import { useMoneyOrder, type MoneyOrder, type MoneyOrderInput } from './useMoneyOrder.ts'
import { useMoneyOrderOutcome, type MoneyOrderOutcomeState } from './useMoneyOrderOutcome.ts'

const lost = new ApiError('network', { operation: 'deposit' })
const refused = new ApiError('refused', { operation: 'deposit', status: 200, code: 'deposit.limit' })
const input = { amountMinor: 5_000, target: 'PIX' }

interface Sent {
  readonly input: MoneyOrderInput
  readonly key: string
  readonly end: (outcome: string | Error) => void
}

/** Renders a form that moves money on a new page. Pass the `site` of an earlier page to continue on the same device. */
async function open(site: TestSite = createTestSite({ session: createSessionFixture() })) {
  const sent: Sent[] = []
  const done: string[] = []
  const seen: { order?: MoneyOrder<MoneyOrderInput> } = {}
  function Form() {
    const order = useMoneyOrder<MoneyOrderInput, string>({
      kind: 'deposit',
      call: (given, key) =>
        new Promise((resolve, reject) =>
          sent.push({
            input: given,
            key,
            end: (outcome) => (typeof outcome === 'string' ? resolve(outcome) : reject(outcome)),
          }),
        ),
      onDone: (value, given) => done.push(`${value} of ${given.amountMinor}`),
    })
    Object.assign(seen, { order })
    return null
  }
  const { screen } = await renderScreen(
    <MembersOnly redirectTo="/m/home">
      <Form />
    </MembersOnly>,
    { site },
  )
  const order = () => seen.order as MoneyOrder<MoneyOrderInput>
  const send = async (outcome?: string | Error, given: MoneyOrderInput = input) => {
    const { length } = sent
    order().send(given)
    await expect.poll(() => [sent.length, order().isBusy]).toEqual([length + 1, true])
    if (outcome === undefined) return
    sent.at(-1)?.end(outcome)
    await expect.poll(() => order().isBusy).toBe(false)
  }
  return { site, screen, sent, done, order, send, kept: () => readUnresolvedMoneyOrder(site.storage, 'deposit', 'ana') }
}

test('stores the idempotency key until the outcome of the order is known', async () => {
  const { sent, done, order, send, kept } = await open()
  const before = Date.now()
  await send()
  expect(kept()).toMatchObject({ ...input, key: sent[0]?.key })
  expect(kept()?.at).toBeGreaterThanOrEqual(before)
  sent[0]?.end('D1')
  await expect.poll(() => done).toEqual(['D1 of 5000'])
  expect([kept(), order().lost, order().notExecuted, order().error]).toEqual([null, null, false, null])
})

test('creates a new idempotency key for each order', async () => {
  const { sent, send } = await open()
  await send('D1')
  await send('D2')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
})

test('removes the stored order and returns the error when the platform refuses the order', async () => {
  const { order, send, kept } = await open()
  await send(refused)
  expect([kept(), order().lost, order().error]).toEqual([null, null, refused])
})

test('sends the next money order with the same idempotency key after a response was lost', async () => {
  const { site, screen, sent, order, send } = await open()
  await send(lost)
  expect(order().lost).toMatchObject({ ...input, key: sent[0]?.key })
  expect(order().error).toBeNull()
  await screen.unmount()
  const next = await open(site)
  expect(next.order().lost).toMatchObject({ key: sent[0]?.key })
  await next.send(undefined, { amountMinor: 7_000, target: 'PIX' })
  expect(next.sent[0]?.key).toBe(sent[0]?.key)
})

test('still stores an order without a response after the platform has refused a later order', async () => {
  const { sent, order, send, kept } = await open()
  await send(lost)
  const earlier = kept()
  await send(refused, { amountMinor: 7_000, target: 'PIX' })
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(kept()).toEqual(earlier)
  expect(order().lost).toEqual(earlier)
})

test('ignores another member’s order without a response', async () => {
  const site = createTestSite({ session: createSessionFixture({ userName: 'bob' }) })
  storeUnresolvedMoneyOrder(site.storage, 'deposit', 'ana', {
    key: 'a2b4c6d8-0000-4000-8000-000000000000',
    ...input,
    at: Date.now(),
  })
  const { order, send, sent } = await open(site)
  expect(order().lost).toBeNull()
  await send('D1')
  expect(sent[0]?.key).not.toContain('a2b4')
})

describe('after the outcome of a lost order is known', () => {
  const key = 'a2b4c6d8-0000-4000-8000-000000000000'
  /** Opens a page when the browser has stored an order that was sent the given number of milliseconds ago. */
  const openAfter = (ago: number) => {
    const site = createTestSite({ session: createSessionFixture() })
    storeUnresolvedMoneyOrder(site.storage, 'deposit', 'ana', { key, ...input, at: Date.now() - ago })
    return open(site)
  }

  test('removes an order whose response was lost when the platform has executed the order', async () => {
    const { order, kept } = await openAfter(0)
    expect(order().lost?.key).toBe(key)
    order().setOutcome(true)
    await expect.poll(() => order().lost).toBeNull()
    expect([kept(), order().notExecuted]).toEqual([null, false])
  })

  test('sends an order again with the same idempotency key when the platform may still receive the first one', async () => {
    const { order, kept, send, sent } = await openAfter(590_000)
    order().setOutcome(false)
    await expect.poll(() => order().notExecuted).toBe(true)
    expect([order().lost, kept()?.key]).toEqual([null, key])
    await send('D1')
    expect([sent[0]?.key, order().notExecuted, kept()]).toEqual([key, false, null])
  })

  test('uses a new idempotency key when the platform has not executed the earlier order in ten minutes', async () => {
    const { order, kept, send, sent } = await openAfter(600_001)
    order().setOutcome(false)
    await expect.poll(() => order().notExecuted).toBe(true)
    expect([order().lost, kept()]).toEqual([null, null])
    await send('D1')
    expect(sent[0]?.key).not.toBe(key)
  })
})

describe('useMoneyOrderOutcome', () => {
  const order: UnresolvedMoneyOrder = { key: 'a2b4c6d8-0000-4000-8000-000000000000', ...input, at: 1 }
  const known: unknown[] = []
  beforeEach(() => void known.splice(0))

  async function ask(answer: PlatformResponse) {
    const seen: { asking?: MoneyOrderOutcomeState } = {}
    function Checking() {
      Object.assign(seen, {
        asking: useMoneyOrderOutcome(order, (id, outcome) => known.push([id, outcome.balanceMinor])),
      })
      return null
    }
    const { site } = await renderScreen(
      <MembersOnly redirectTo="/m/home">
        <Checking />
      </MembersOnly>,
      { session: createSessionFixture(), answers: { 'GET /wps/transaction/outcome': answer } },
    )
    return { site, asking: () => seen.asking as MoneyOrderOutcomeState }
  }

  test.each([
    ['executed', { found: true, id: 'D0000000001', balanceMinor: 7 }, 'D0000000001'],
    ['not executed', { found: false, balanceMinor: 7 }, undefined],
    ['not executed, although an id is sent', { found: false, id: 'D0000000001', balanceMinor: 7 }, undefined],
  ])('reports exactly one time that an order was %s', async (_, value, id) => {
    const { asking, site } = await ask({ value })
    await expect.poll(() => known).toEqual([[id, 7]])
    expect(site.fetch.asked).toEqual([`GET /wps/transaction/outcome?key=${order.key}`])
    expect([asking().hasFailed, asking().isFetching]).toEqual([false, false])
  })

  test('reports a failed request for the outcome of an order, and repeats the request at a press', async () => {
    let answers = false
    const { asking } = await ask(() =>
      answers
        ? Response.json({ success: true, value: { found: false, balanceMinor: 7 } })
        : new Response('', { status: 503 }),
    )
    await expect.poll(() => asking().hasFailed).toBe(true)
    expect(known).toEqual([])
    answers = true
    asking().refetch()
    await expect.poll(() => known).toEqual([[undefined, 7]])
    await expect.poll(() => asking().hasFailed).toBe(false)
  })
})

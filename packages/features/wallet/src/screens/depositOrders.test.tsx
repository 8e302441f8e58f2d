import { readUnresolvedMoneyOrder } from '@lobby/platform/money'
import {
  createSuccessResponse,
  rejectWithConnectionError,
  createSessionFixture,
  createMemoryStorageBackend,
  createTestSiteWithMessages,
  createRefusalResponse,
} from '@lobby/platform/testing'
import { describe, expect, test, vi } from 'vitest'
import { createDepositDetailFixture, createDepositMethodFixture } from '../testing/depositFixtures.ts'
import {
  createDepositScreenResponses,
  depositCreationEndpoint,
  moneyOrderOutcomeEndpoint,
  renderDepositScreen,
} from '../testing/renderDepositScreen.tsx'

describe('deposit order', () => {
  test('starts one deposit when the button is pressed ten times', { tags: ['U2'] }, async () => {
    const { amount, pay, keys, location } = await renderDepositScreen()
    await amount.fill('50')
    const button = pay.element() as HTMLElement
    for (let press = 0; press < 10; press++) button.click()
    await expect.poll(location).toContain('?id=D0000000007')
    expect(keys).toHaveLength(1)
  })

  test('control: sends ten deposits without the guard against repeated presses', { tags: ['U2-control'] }, async () => {
    const keys: string[] = []
    const site = await createTestSiteWithMessages({
      session: createSessionFixture(),
      answers: createDepositScreenResponses({}, keys),
    })
    const { createDeposit } = await import('@lobby/api/operations/wallet')
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        site.api.call(createDeposit, {
          body: { method: 'PIX', amountMinor: 5000 },
          idempotencyKey: `key-of-a-press-000${at}`,
        }),
      ),
    )
    expect(keys).toHaveLength(10)
  })

  test(
    'fetches the outcome of a deposit after a lost response, and opens the page of the deposit',
    { tags: ['N13'] },
    async () => {
      let known: (answer: Response) => void = () => undefined
      const asked = vi.fn(() => new Promise<Response>((resolve) => (known = resolve)))
      const { screen, amount, pay, keys, askedFor, location, site } = await renderDepositScreen({
        create: rejectWithConnectionError,
        outcome: asked,
      })
      await amount.fill('50')
      await pay.click()
      // The form unmounts. The focus moves to the view that replaces the form, because it would otherwise jump to the
      // start of the page.
      await expect.element(screen.getByRole('heading', { name: 'Checking R$50.00' })).toHaveFocus()
      expect(pay.query()).toBeNull()
      await expect.poll(() => askedFor(moneyOrderOutcomeEndpoint)).toHaveLength(1)
      expect(askedFor(moneyOrderOutcomeEndpoint)[0]).toContain(`key=${keys[0]}`)
      known(
        createSuccessResponse({
          found: true,
          kind: 'DEPOSIT',
          id: 'D0000000007',
          status: 'PENDING',
          amountMinor: 5000,
          balanceMinor: 0,
        }),
      )
      await expect.poll(location).toBe('/m/voucherCenter?id=D0000000007')
      expect(keys).toHaveLength(1)
      expect(readUnresolvedMoneyOrder(site.storage, 'deposit', 'ana')).toBeNull()
    },
  )

  test(
    'says that a deposit was not executed, and resends it with the same idempotency key at the next press',
    { tags: ['N13'] },
    async () => {
      const answers: (() => Response | Promise<Response>)[] = [
        rejectWithConnectionError,
        () => createSuccessResponse(createDepositDetailFixture()),
      ]
      const { screen, amount, pay, keys, location } = await renderDepositScreen({
        create: () => answers.shift()?.() ?? rejectWithConnectionError(),
      })
      await amount.fill('50')
      await pay.click()
      await expect
        .element(screen.getByRole('alert').getByText(/request didn’t go through and no money moved/))
        .toBeVisible()
      await expect.element(amount).toHaveValue('50')
      await amount.fill('80')
      await pay.click()
      await expect.poll(location).toContain('?id=D0000000007')
      expect(keys).toHaveLength(2)
      expect(keys[1]).toBe(keys[0])
    },
  )

  test(
    'control: uses a new idempotency key for the next press after a refused deposit',
    { tags: ['N13-control'] },
    async () => {
      const answers = [
        () => createRefusalResponse('deposit.amount.invalid'),
        () => createSuccessResponse(createDepositDetailFixture()),
      ]
      const { amount, pay, keys, location, askedFor } = await renderDepositScreen({
        create: () => answers.shift()?.() ?? rejectWithConnectionError(),
      })
      await amount.fill('50')
      await pay.click()
      await expect.element(amount).toHaveAttribute('aria-describedby')
      await expect.poll(() => keys.length).toBe(1)
      await expect.element(pay).not.toHaveAttribute('aria-busy')
      await pay.click()
      await expect.poll(location).toContain('?id=D0000000007')
      expect(keys[1]).not.toBe(keys[0])
      expect(askedFor(moneyOrderOutcomeEndpoint)).toEqual([])
    },
  )

  test('opens the deposit after a new page load when the page was closed during the request', async () => {
    const backend = createMemoryStorageBackend()
    const first = await renderDepositScreen({ create: () => new Promise<Response>(() => undefined) }, '', { backend })
    await first.amount.fill('50')
    await first.pay.click()
    await expect.poll(() => first.keys.length).toBe(1)
    await first.screen.unmount()
    const asks: string[] = []
    const site = await createTestSiteWithMessages({
      backend,
      session: createSessionFixture({ type: 0 }),
      answers: {
        ...createDepositScreenResponses({}),
        [moneyOrderOutcomeEndpoint]: (request) => (
          asks.push(new URL(request.url).searchParams.get('key') ?? ''),
          createSuccessResponse({ found: true, id: 'D0000000007', balanceMinor: 0 })
        ),
      },
    })
    const { location } = await renderDepositScreen({}, '', { site })
    await expect.poll(location).toBe('/m/voucherCenter?id=D0000000007')
    expect(asks).toEqual(first.keys)
    expect(site.fetch.asked.filter((each) => each.startsWith(depositCreationEndpoint))).toEqual([])
  })

  test('says that the outcome of a deposit could not be fetched, and fetches the outcome again at a press', async () => {
    let down = true
    const { screen, amount, pay, location } = await renderDepositScreen({
      create: rejectWithConnectionError,
      outcome: () =>
        down ? rejectWithConnectionError() : createSuccessResponse({ found: true, id: 'D0000000007', balanceMinor: 0 }),
    })
    await amount.fill('50')
    await pay.click()
    await expect.element(screen.getByText(/Your money is safe: we’ll keep checking/)).toBeVisible()
    down = false
    await screen.getByRole('button', { name: 'Check now' }).click()
    await expect.poll(location).toContain('?id=D0000000007')
  })
})

test('prevents a deposit whose fee is higher than the amount, and shows the reason', { tags: ['C7'] }, async () => {
  const { screen, amount, pay, keys } = await renderDepositScreen({
    methods: { methods: [createDepositMethodFixture({ feeMinor: 500_000 })] },
  })
  await amount.fill('50')
  await expect.element(screen.getByText('The fee of R$5,000.00 uses up this amount. Enter more.')).toBeVisible()
  await pay.click({ force: true })
  expect(keys).toEqual([])
  expect(document.body.textContent).not.toMatch(/[-−]R\$/)
})

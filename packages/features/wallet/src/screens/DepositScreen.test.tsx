import { balanceQuery } from '@lobby/platform/account'
import { createSuccessResponse, createRefusalResponse } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import {
  cardDepositMethodFixture,
  createDepositDetailFixture,
  createDepositMethodFixture,
} from '../testing/depositFixtures.ts'
import { depositCreationEndpoint, renderDepositScreen } from '../testing/renderDepositScreen.tsx'

describe('new deposit', () => {
  test('lists the deposit methods with limits, fee and usual duration', { tags: ['SHELL-032'] }, async () => {
    const resting = createDepositMethodFixture({
      code: 'BANK',
      kind: 'BANK',
      name: 'Bank transfer',
      available: false,
      recommended: false,
    })
    const { screen } = await renderDepositScreen({
      methods: { methods: [createDepositMethodFixture(), cardDepositMethodFixture, resting] },
    })
    const ways = screen.getByRole('radiogroup', { name: 'How would you like to pay?' })
    await expect
      .element(ways.getByRole('radio', { name: 'Pix' }))
      .toHaveAccessibleDescription('R$20.00 to R$5,000.00 No fee Usually about 20 seconds')
    await expect
      .element(ways.getByRole('radio', { name: 'Credit card' }))
      .toHaveAccessibleDescription('R$30.00 to R$5,000.00 2.5% fee Usually about 20 seconds')
    await expect.element(ways.getByRole('radio', { name: 'Bank transfer' })).toBeDisabled()
  })

  test(
    'starts a deposit of a suggested amount, and opens the page of the deposit with payment instructions',
    { tags: ['MEMB-003'] },
    async () => {
      const { screen, keys, location, pay } = await renderDepositScreen()
      await screen.getByRole('radio', { name: 'R$50' }).click()
      await expect.element(pay).toHaveTextContent('Pay R$50.00')
      await pay.click()
      await expect.poll(location).toBe('/m/voucherCenter?id=D0000000007')
      await expect.element(screen.getByRole('button', { name: 'Copy Pix code' })).toBeVisible()
      await expect.element(screen.getByRole('img', { name: 'QR code for this Pix payment' })).toBeVisible()
      await expect
        .poll(() => screen.getByRole('timer', { name: 'Time left' }).query()?.textContent)
        .toMatch(/^00:1[45]:/)
      expect(keys).toEqual([expect.stringMatching(/^[a-z0-9-]{36}$/)])
    },
  )

  test('explains below the field and at the disabled button why an amount is invalid', async () => {
    const { screen, amount, pay, askedFor } = await renderDepositScreen()
    await expect.element(pay).toHaveAccessibleDescription('Enter an amount.')
    await amount.fill('5000.01')
    await expect.element(amount).toHaveAccessibleDescription('Maximum R$5,000.00')
    await amount.fill('1.234')
    await expect.element(amount).toHaveAccessibleDescription('Enter the amount like this: 1,234.50')
    await amount.fill('19.99')
    await expect.element(pay).toHaveAccessibleDescription('Minimum R$20.00')
    await pay.click({ force: true })
    await expect.element(amount).toHaveAccessibleDescription('Minimum R$20.00')
    await amount.fill('20')
    await expect.element(screen.getByRole('button', { name: 'Pay R$20.00' })).not.toHaveAttribute('aria-disabled')
    expect(askedFor(depositCreationEndpoint)).toEqual([])
  })

  test('shows the fee and the credited amount before the deposit is sent', async () => {
    const { screen, amount } = await renderDepositScreen()
    await screen.getByRole('radio', { name: 'Credit card' }).click()
    await amount.fill('100')
    await expect.element(screen.getByText('Fee (2.5%)')).toBeVisible()
    await expect.element(screen.getByText('R$97.50')).toBeVisible()
  })

  test('shows why the platform refused a deposit, and keeps the typed values', async () => {
    const { screen, amount, pay } = await renderDepositScreen({
      create: () => createRefusalResponse('deposit.method.unavailable'),
    })
    await amount.fill('123.45')
    await pay.click()
    await expect.element(screen.getByRole('alert').getByText(/Choose another one/)).toBeVisible()
    await expect.element(amount).toHaveValue('123.45')
  })

  test('explains at the disabled button that the maximum number of pending deposits is reached', async () => {
    const { pay, amount } = await renderDepositScreen({ methods: { pending: 5, mostPending: 5 } })
    await amount.fill('100')
    await expect.element(pay).toHaveAccessibleDescription('5 deposits are awaiting payment. Pay or cancel one first.')
  })
})

describe('deposit page versions', { tags: ['CONF-047'] }, () => {
  test(
    'asks first for the deposit method and then for the amount when dep_func is "1"',
    { tags: ['CONF-045'] },
    async () => {
      const { screen, amount } = await renderDepositScreen({ version: '1' })
      await expect.element(screen.getByRole('list', { name: 'Your deposit, step by step' })).toBeVisible()
      await expect.element(screen.getByRole('radio', { name: 'Pix' })).toBeVisible()
      expect(amount.query()).toBeNull()
      await screen.getByRole('radio', { name: 'Pix' }).click()
      await expect.element(amount).toHaveFocus()
      expect(screen.getByRole('radio', { name: 'Pix' }).query()).toBeNull()
      await screen.getByRole('button', { name: 'Change' }).click()
      await expect.element(screen.getByRole('radio', { name: 'Pix' })).toBeVisible()
    },
  )

  test(
    'shows deposit methods and amount on one page for any other value of dep_func',
    { tags: ['CONF-046'] },
    async () => {
      const { screen, amount } = await renderDepositScreen({ version: '0' })
      await expect.element(amount).toBeVisible()
      await expect.element(screen.getByRole('radio', { name: 'Pix' })).toBeChecked()
      expect(screen.getByRole('list', { name: 'Your deposit, step by step' }).query()).toBeNull()
    },
  )
})

describe('deposit page', () => {
  const one = (
    overrides: Parameters<typeof createDepositDetailFixture>[0],
    more?: Parameters<typeof createDepositDetailFixture>[1],
  ) =>
    renderDepositScreen(
      { detail: () => createSuccessResponse(createDepositDetailFixture(overrides, more)) },
      '?id=D0000000007',
    )

  test('polls the status of a deposit, and fetches the balance as soon as the deposit is paid', async () => {
    let now = createDepositDetailFixture()
    const { screen, site } = await renderDepositScreen({ detail: () => createSuccessResponse(now) }, '?id=D0000000007')
    await expect.element(screen.getByText('Waiting for your payment. This page updates automatically.')).toBeVisible()
    const { queryKey } = balanceQuery(site.api, site.session.get())
    site.queries.setQueryData(queryKey, { balanceMinor: 1 } as never)
    now = createDepositDetailFixture({
      status: 'SETTLED',
      cancellable: false,
      remainTime: 0,
      endedAt: '2026-11-20T15:01:00Z',
    })
    await expect.element(screen.getByRole('heading', { name: 'Deposit confirmed' })).toBeVisible()
    await expect.element(screen.getByText('+R$100.00')).toBeVisible()
    await expect.poll(() => site.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test('links from a successful deposit to home with "Play now"', async () => {
    const { screen, location } = await one({ status: 'SETTLED', cancellable: false, remainTime: 0 })
    await screen.getByRole('link', { name: 'Play now' }).click()
    await expect.poll(location).toBe('/m/home')
  })

  test.each([
    ['EXPIRED', {}, 'Payment time expired'],
    ['FAILED', { reason: 'declined' }, /Your bank declined it/],
    ['FAILED', { reason: 'provider' }, /The provider couldn’t complete it/],
    ['CANCELLED', {}, 'Deposit cancelled'],
    ['SOMETHING_NEW', {}, 'Deposit cancelled'],
  ])(
    'shows the outcome of a deposit with the status %s and the fields %j, and offers to repeat the deposit',
    async (status, more, said) => {
      const { screen, amount } = await one({ status, cancellable: false, remainTime: 0, ...more })
      await expect.element(screen.getByText(said)).toBeVisible()
      await screen.getByRole('button', { name: 'New deposit' }).click()
      await expect.element(amount).toHaveValue('100')
    },
  )

  test('shows the bank account for a bank transfer with a copy button for each value', async () => {
    const bank = {
      bankName: 'Banco do Brasil',
      branch: '0001-9',
      account: '000123-4',
      holder: 'Acme',
      taxId: '00.000.000/0001-91',
      reference: 'D0000000007',
    }
    const { screen } = await one({ kind: 'BANK', method: 'BANK', methodName: 'Bank transfer' }, {
      pixCode: undefined,
      bank,
    } as never)
    for (const name of ['Amount', 'Reference', 'Bank', 'Branch', 'Account', 'Payee', 'Tax number']) {
      await expect.element(screen.getByRole('button', { name: `Copy: ${name}`, exact: true })).toBeVisible()
    }
    await expect.element(screen.getByText('000123-4')).toBeVisible()
  })

  test('does not open a payment provider’s page that the merchant does not allow', async () => {
    const { screen } = await one({ kind: 'REDIRECT' }, {
      pixCode: undefined,
      payUrl: 'https://evil.example/pay',
    } as never)
    await screen.getByRole('button', { name: 'Go to payment' }).click()
    await expect.element(screen.getByRole('alert').getByText(/Couldn’t open this payment page/)).toBeVisible()
  })

  test('cancels a deposit after a confirmation', async () => {
    let now = createDepositDetailFixture()
    const { screen, askedFor } = await renderDepositScreen(
      { detail: () => createSuccessResponse(now) },
      '?id=D0000000007',
    )
    await screen.getByRole('button', { name: 'Cancel deposit' }).click()
    await expect.element(screen.getByRole('alertdialog').getByText(/Already paid\? Keep it/)).toBeVisible()
    expect(askedFor('POST /wps/deposit/cancel')).toEqual([])
    now = createDepositDetailFixture({ status: 'CANCELLED', cancellable: false, remainTime: 0 })
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel deposit' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Deposit cancelled' })).toBeVisible()
  })

  test('closes the confirmation to cancel a deposit when the deposit succeeds meanwhile', async () => {
    let now = createDepositDetailFixture()
    const { screen, site } = await renderDepositScreen({ detail: () => createSuccessResponse(now) }, '?id=D0000000007')
    await screen.getByRole('button', { name: 'Cancel deposit' }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    now = createDepositDetailFixture({ status: 'SETTLED', cancellable: false, remainTime: 0 })
    await site.queries.refetchQueries()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('offers a new deposit when the deposit of the URL does not exist', async () => {
    const { screen, location } = await renderDepositScreen(
      { detail: () => createRefusalResponse('deposit.unknown') },
      '?id=D0000000009',
    )
    await screen.getByRole('button', { name: 'New deposit' }).click()
    await expect.poll(location).toBe('/m/voucherCenter')
  })

  test('shows an error when a deposit fails to load, and fetches it again on retry', async () => {
    let down = true
    const { screen } = await renderDepositScreen(
      {
        detail: () => (down ? new Response('', { status: 404 }) : createSuccessResponse(createDepositDetailFixture())),
      },
      '?id=D0000000007',
    )
    await expect.element(screen.getByRole('alert').getByText(/Couldn’t load your deposit/)).toBeVisible()
    down = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Copy Pix code' })).toBeVisible()
  })
})

test('keeps the typed values of a deposit when data is refetched, for example after a pull to refresh', async () => {
  const { screen, site, amount, askedFor } = await renderDepositScreen()
  await screen.getByRole('radio', { name: 'Credit card' }).click()
  await amount.fill('123.45')
  await site.queries.refetchQueries({ type: 'active' })
  expect(askedFor('GET /wps/deposit/methods').length).toBeGreaterThan(1)
  await expect.element(amount).toHaveValue('123.45')
  await expect.element(screen.getByRole('radio', { name: 'Credit card' })).toBeChecked()
})

test('lists pending deposits at the top of the page, each with a link to the page of the deposit', async () => {
  const { screen, location } = await renderDepositScreen({ pending: [createDepositDetailFixture().deposit] })
  await screen.getByRole('region', { name: 'Waiting for your payment' }).getByRole('link').click()
  await expect.poll(location).toBe('/m/voucherCenter?id=D0000000007')
})

test('shows an empty state when there are no deposit methods, and a retry when the methods fail to load', async () => {
  const none = await renderDepositScreen({ methods: { methods: [] } })
  await expect.element(none.screen.getByText('No payment methods available right now')).toBeVisible()
})

test('sends a guest from the deposit page to the sign-in, which returns to the deposit page', async () => {
  const { location } = await renderDepositScreen({}, '', { guest: true })
  await expect.poll(location).toBe('/m/login?next=%2Fm%2FvoucherCenter')
})

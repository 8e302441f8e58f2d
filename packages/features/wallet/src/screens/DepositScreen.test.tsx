import { balanceQuery } from '@lobby/platform/account'
import { answerOf, refusal } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { card, makeDetail, makeMethod } from '../testing/makeDeposit.ts'
import { create, renderDeposit } from '../testing/renderDeposit.tsx'

describe('a deposit begins', () => {
  test(
    'the ways to pay stand with their limits, their fee and how long they take',
    { tags: ['SHELL-032'] },
    async () => {
      const resting = makeMethod({
        code: 'BANK',
        kind: 'BANK',
        name: 'Bank transfer',
        available: false,
        recommended: false,
      })
      const { screen } = await renderDeposit({ methods: { methods: [makeMethod(), card, resting] } })
      const ways = screen.getByRole('radiogroup', { name: 'How would you like to pay?' })
      await expect
        .element(ways.getByRole('radio', { name: 'Pix' }))
        .toHaveAccessibleDescription('R$20.00 to R$5,000.00 No fee In 20 seconds')
      await expect
        .element(ways.getByRole('radio', { name: 'Credit card' }))
        .toHaveAccessibleDescription('R$30.00 to R$5,000.00 2.5% fee In 20 seconds')
      await expect.element(ways.getByRole('radio', { name: 'Bank transfer' })).toBeDisabled()
    },
  )

  test(
    'a member deposits: an amount of the chips, one press, and how to pay it stands at an address of its own',
    { tags: ['MEMB-003'] },
    async () => {
      const { screen, keys, location, pay } = await renderDeposit()
      await screen.getByRole('radio', { name: 'R$50' }).click()
      await expect.element(pay).toHaveTextContent('Pay R$50.00')
      await pay.click()
      await expect.poll(location).toBe('/m/voucherCenter?id=D0000000007')
      await expect.element(screen.getByRole('button', { name: 'Copy Pix code' })).toBeVisible()
      await expect.element(screen.getByRole('img', { name: 'QR code of this Pix payment' })).toBeVisible()
      await expect
        .poll(() => screen.getByRole('timer', { name: 'Time left' }).query()?.textContent)
        .toMatch(/^00:1[45]:/)
      expect(keys).toEqual([expect.stringMatching(/^[a-z0-9-]{36}$/)])
    },
  )

  test('what is wrong with an amount is said below it, and by the button that waits for it', async () => {
    const { screen, amount, pay, askedFor } = await renderDeposit()
    await expect.element(pay).toHaveAccessibleDescription('Enter an amount.')
    await amount.fill('5000.01')
    await expect.element(amount).toHaveAccessibleDescription('At most R$5,000.00')
    await amount.fill('1.234')
    await expect.element(amount).toHaveAccessibleDescription('Write the amount like this: 1,234.50')
    await amount.fill('19.99')
    await expect.element(pay).toHaveAccessibleDescription('At least R$20.00')
    await pay.click({ force: true })
    await expect.element(amount).toHaveAccessibleDescription('At least R$20.00')
    await amount.fill('20')
    await expect.element(screen.getByRole('button', { name: 'Pay R$20.00' })).not.toHaveAttribute('aria-disabled')
    expect(askedFor(create)).toEqual([])
  })

  test('a fee, and what comes in, are told before the press', async () => {
    const { screen, amount } = await renderDeposit()
    await screen.getByRole('radio', { name: 'Credit card' }).click()
    await amount.fill('100')
    await expect.element(screen.getByText('Fee (2.5%)')).toBeVisible()
    await expect.element(screen.getByText('R$97.50')).toBeVisible()
  })

  test('what was refused is said, and what was typed stays', async () => {
    const { screen, amount, pay } = await renderDeposit({ create: () => refusal('deposit.method.unavailable') })
    await amount.fill('123.45')
    await pay.click()
    await expect.element(screen.getByRole('alert').getByText(/Choose another one/)).toBeVisible()
    await expect.element(amount).toHaveValue('123.45')
  })

  test('with as many waiting as may wait, the button says so', async () => {
    const { pay, amount } = await renderDeposit({ methods: { pending: 5, mostPending: 5 } })
    await amount.fill('100')
    await expect.element(pay).toHaveAccessibleDescription('5 deposits are waiting. Pay or cancel one first.')
  })
})

describe('the two versions', { tags: ['CONF-047'] }, () => {
  test(
    'the deposit detail of dep_func "1" goes step by step: the method, then the amount',
    { tags: ['CONF-045'] },
    async () => {
      const { screen, amount } = await renderDeposit({ version: '1' })
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

  test('any other has the methods and the amount on one page', { tags: ['CONF-046'] }, async () => {
    const { screen, amount } = await renderDeposit({ version: '0' })
    await expect.element(amount).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: 'Pix' })).toBeChecked()
    expect(screen.getByRole('list', { name: 'Your deposit, step by step' }).query()).toBeNull()
  })
})

describe('one deposit', () => {
  const one = (overrides: Parameters<typeof makeDetail>[0], more?: Parameters<typeof makeDetail>[1]) =>
    renderDeposit({ detail: () => answerOf(makeDetail(overrides, more)) }, '?id=D0000000007')

  test('what it says follows the payment, and the balance is asked for once it is paid', async () => {
    let now = makeDetail()
    const { screen, site } = await renderDeposit({ detail: () => answerOf(now) }, '?id=D0000000007')
    await expect.element(screen.getByText('Waiting for your payment. We notice it by ourselves.')).toBeVisible()
    const { queryKey } = balanceQuery(site.api, site.session.get())
    site.queries.setQueryData(queryKey, { balanceMinor: 1 } as never)
    now = makeDetail({ status: 'SETTLED', cancellable: false, remainTime: 0, endedAt: '2026-11-20T15:01:00Z' })
    await expect.element(screen.getByRole('heading', { name: 'It is in your balance' })).toBeVisible()
    await expect.element(screen.getByText('+R$100.00')).toBeVisible()
    await expect.poll(() => site.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test('leads home from "Play now" when it is settled', async () => {
    const { screen, location } = await one({ status: 'SETTLED', cancellable: false, remainTime: 0 })
    await screen.getByRole('link', { name: 'Play now' }).click()
    await expect.poll(location).toBe('/m/home')
  })

  test.each([
    ['EXPIRED', {}, 'The time to pay is over'],
    ['FAILED', { reason: 'declined' }, /Your bank did not accept it/],
    ['FAILED', { reason: 'provider' }, /The provider could not finish it/],
    ['CANCELLED', {}, 'You cancelled this deposit'],
    ['SOMETHING_NEW', {}, 'You cancelled this deposit'],
  ])('one that is %s (%j) says what became of it, and goes on with the same amount', async (status, more, said) => {
    const { screen, amount } = await one({ status, cancellable: false, remainTime: 0, ...more })
    await expect.element(screen.getByText(said)).toBeVisible()
    await screen.getByRole('button', { name: 'New deposit' }).click()
    await expect.element(amount).toHaveValue('100')
  })

  test('a transfer shows where to, and each of it can be copied', async () => {
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
    for (const name of ['Amount', 'Reference', 'Bank', 'Branch', 'Account', 'Holder', 'Tax number']) {
      await expect.element(screen.getByRole('button', { name: `Copy: ${name}`, exact: true })).toBeVisible()
    }
    await expect.element(screen.getByText('000123-4')).toBeVisible()
  })

  test("a provider's page that the merchant does not allow is not gone to", async () => {
    const { screen } = await one({ kind: 'REDIRECT' }, {
      pixCode: undefined,
      payUrl: 'https://evil.example/pay',
    } as never)
    await screen.getByRole('button', { name: 'Go to the payment' }).click()
    await expect.element(screen.getByRole('alert').getByText(/cannot be opened/)).toBeVisible()
  })

  test('it is given up after a question', async () => {
    let now = makeDetail()
    const { screen, askedFor } = await renderDeposit({ detail: () => answerOf(now) }, '?id=D0000000007')
    await screen.getByRole('button', { name: 'Cancel deposit' }).click()
    await expect.element(screen.getByRole('alertdialog').getByText(/If you have paid already, keep it/)).toBeVisible()
    expect(askedFor('POST /wps/deposit/cancel')).toEqual([])
    now = makeDetail({ status: 'CANCELLED', cancellable: false, remainTime: 0 })
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel deposit' }).click()
    await expect.element(screen.getByRole('heading', { name: 'You cancelled this deposit' })).toBeVisible()
  })

  test('closes the question whether to give it up once it is settled', async () => {
    let now = makeDetail()
    const { screen, site } = await renderDeposit({ detail: () => answerOf(now) }, '?id=D0000000007')
    await screen.getByRole('button', { name: 'Cancel deposit' }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    now = makeDetail({ status: 'SETTLED', cancellable: false, remainTime: 0 })
    await site.queries.refetchQueries()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('one that is not there leads to a new one', async () => {
    const { screen, location } = await renderDeposit({ detail: () => refusal('deposit.unknown') }, '?id=D0000000009')
    await screen.getByRole('button', { name: 'New deposit' }).click()
    await expect.poll(location).toBe('/m/voucherCenter')
  })

  test('one that does not load says so, and is asked for again', async () => {
    let down = true
    const { screen } = await renderDeposit(
      { detail: () => (down ? new Response('', { status: 404 }) : answerOf(makeDetail())) },
      '?id=D0000000007',
    )
    await expect.element(screen.getByRole('alert').getByText(/Your deposit did not load/)).toBeVisible()
    down = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('button', { name: 'Copy Pix code' })).toBeVisible()
  })
})

test('what is asked for anew, as by a pull, leaves what was typed', async () => {
  const { screen, site, amount, askedFor } = await renderDeposit()
  await screen.getByRole('radio', { name: 'Credit card' }).click()
  await amount.fill('123.45')
  await site.queries.refetchQueries({ type: 'active' })
  expect(askedFor('GET /wps/deposit/methods').length).toBeGreaterThan(1)
  await expect.element(amount).toHaveValue('123.45')
  await expect.element(screen.getByRole('radio', { name: 'Credit card' })).toBeChecked()
})

test('those that wait stand on top, each a way to go on with it', async () => {
  const { screen, location } = await renderDeposit({ pending: [makeDetail().deposit] })
  await screen.getByRole('region', { name: 'Waiting for your payment' }).getByRole('link').click()
  await expect.poll(location).toBe('/m/voucherCenter?id=D0000000007')
})

test('without a way to pay in it says so; methods that did not load are asked for again', async () => {
  const none = await renderDeposit({ methods: { methods: [] } })
  await expect.element(none.screen.getByText('There is no way to pay in just now')).toBeVisible()
})

test('a guest is sent to the sign-in, and comes back from there', async () => {
  const { location } = await renderDeposit({}, '', { guest: true })
  await expect.poll(location).toBe('/m/login?next=%2Fm%2FvoucherCenter')
})

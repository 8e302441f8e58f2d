import {
  createSuccessResponse,
  rejectWithConnectionError,
  createMemoryStorageBackend,
  createRefusalResponse,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import type { PayoutAccount } from '../queries/withdrawals.ts'
import {
  createPayoutAccountFixture,
  createWithdrawalRulesFixture,
  createWithdrawalFixture,
} from '../testing/withdrawalFixtures.ts'
import { moneyOrderOutcomeEndpoint } from '../testing/renderDepositScreen.tsx'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const withdraw = 'POST /wps/transaction/withdraw'
const detailOf = (withdrawal = createWithdrawalFixture()) => ({ withdrawal, balanceMinor: 115_000 })
const accountsOf = (accounts: readonly PayoutAccount[]) => ({
  accounts,
  mostAccounts: 5,
  banks: [{ code: '341', name: 'Itaú' }],
})

interface Platform {
  readonly rules?: Parameters<typeof createWithdrawalRulesFixture>[0]
  readonly accounts?: readonly PayoutAccount[]
  readonly withdraw?: () => Response | Promise<Response>
  readonly answers?: Record<string, PlatformResponse>
}

async function renderWithdraw(
  { rules, accounts = [createPayoutAccountFixture(1), createPayoutAccountFixture(2)], ...on }: Platform = {},
  query = '',
  more: RenderScreenOptions = {},
) {
  const sent: { readonly key: string | null; readonly body: unknown }[] = []
  const answers: Record<string, PlatformResponse> = {
    'GET /wps/member/info': {
      value: {
        id: 1,
        account: 'ana',
        nickname: 'Ana',
        userName: 'ana',
        type: 0,
        regDate: '2026-01-01T00:00:00Z',
        toUpline: false,
        vipLevel: null,
      },
    },
    'GET /wps/withdrawal/rules': { value: createWithdrawalRulesFixture(rules) },
    'GET /wps/withdrawal/accounts': { value: accountsOf(accounts) },
    'GET /wps/withdrawal/pending': { value: [] },
    'GET /wps/withdrawal/detail': { value: detailOf() },
    [moneyOrderOutcomeEndpoint]: { value: { found: false, balanceMinor: 125_000 } },
    [withdraw]: async (request) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
      return on.withdraw?.() ?? createSuccessResponse(detailOf())
    },
    ...on.answers,
  }
  const page = await renderScreen(<WithdrawScreen />, { path: `/m/withdraw${query}`, answers, ...more })
  const { screen } = page
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  const submit = screen.getByRole('main').getByRole('button', { name: /^Withdraw/ })
  const password = screen.getByRole('dialog').getByLabelText(/^Payment password/)
  const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Confirm withdrawal' })
  const order = async () => {
    await amount.fill('100')
    await submit.click()
    await password.fill('246810')
  }
  return { ...page, sent, amount, submit, password, confirm, order }
}

test('shows the available amount, the payout accounts, the fee and the payout on one screen', async () => {
  const { screen, amount } = await renderWithdraw()
  await expect.element(screen.getByText('R$1,250.00', { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: '+55••••01' })).toBeChecked()
  await amount.fill('100')
  await expect.element(screen.getByText('R$3.00', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('R$97.00', { exact: true })).toBeVisible()
})

test('hides the available amount together with the balance, and shows both when "Show balance" is pressed', async () => {
  const { screen, site, amount } = await renderWithdraw()
  await expect.element(amount).toBeVisible()
  const available = () => screen.getByText('R$1,250.00', { exact: true }).query() !== null
  expect(available()).toBe(true)
  // Hide the balance as the button in the header does.
  site.storage.set('balanceHidden', true)
  await expect.poll(available).toBe(false)
  await screen.getByRole('button', { name: 'Show balance' }).click()
  await expect.poll(available).toBe(true)
  expect(site.storage.get('balanceHidden')).toBe(false)
  await screen.getByRole('button', { name: 'Hide balance' }).click()
  await expect.poll(available).toBe(false)
  expect(site.storage.get('balanceHidden')).toBe(true)
})

test(
  'sends a withdrawal with the payment password in one call to the endpoint /wps/transaction/withdraw',
  { tags: ['MEMB-004', 'CALL-094'] },
  async () => {
    const { screen, order, confirm, sent, location } = await renderWithdraw()
    await order()
    expect(sent).toEqual([])
    await confirm.click()
    await expect.poll(location).toBe('/m/withdraw?id=W0000000004')
    await expect.element(screen.getByRole('heading', { name: 'Under review' })).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ accountId: 1, amountMinor: 10_000, paymentPassword: '246810' }])
  },
)

test.each<[string, Parameters<typeof createWithdrawalRulesFixture>[0]]>([
  [
    'Wager your deposits, bonuses and rebates first: R$3.00 to go.',
    { turnoverMinor: 500, turnoverDoneMinor: 200, withdrawableMinor: 0 },
  ],
  ['No withdrawals left today. Come back tomorrow.', { timesLeft: 0 }],
  ['3 withdrawals are in progress. Wait for one to finish.', { pending: 3 }],
  ['Your balance is too low to withdraw: minimum R$20.00.', { balanceMinor: 100 }],
  ['Over today’s remaining limit: R$50.00.', { dayLeftMinor: 5_000 }],
  ['Over your balance of R$90.00.', { balanceMinor: 9_000 }],
])('explains at the disabled withdrawal button why no withdrawal is possible: %s', async (said, rules) => {
  const { amount, submit } = await renderWithdraw({ rules })
  await amount.fill('100')
  await expect.element(submit).toHaveAccessibleDescription(said)
})

describe('withdrawal confirmation', () => {
  const confirmed = async () => {
    const now = {
      rules: createWithdrawalRulesFixture(),
      accounts: accountsOf([createPayoutAccountFixture(1), createPayoutAccountFixture(2)]),
    }
    const page = await renderWithdraw({
      answers: {
        'GET /wps/withdrawal/rules': () => createSuccessResponse(now.rules),
        'GET /wps/withdrawal/accounts': () => createSuccessResponse(now.accounts),
      },
    })
    await page.order()
    return { ...page, now }
  }

  test('closes the confirmation and keeps the amount when the balance no longer covers the withdrawal', async () => {
    const { screen, site, now, amount, submit } = await confirmed()
    now.rules = createWithdrawalRulesFixture({ balanceMinor: 9_000 })
    await site.queries.refetchQueries()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(submit).toHaveAccessibleDescription('Over your balance of R$90.00.')
    await expect.element(amount).toHaveValue('100')
  })

  test('closes the confirmation and keeps the amount when the payout account was removed', async () => {
    const { screen, site, now, amount } = await confirmed()
    now.accounts = accountsOf([createPayoutAccountFixture(2)])
    await site.queries.refetchQueries()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(screen.getByRole('radio', { name: '+55••••02' })).toBeChecked()
    await expect.element(amount).toHaveValue('100')
  })
})

describe('withdrawal order', () => {
  test('sends one withdrawal when the button is pressed ten times', { tags: ['U2'] }, async () => {
    const { order, confirm, sent, location } = await renderWithdraw()
    await order()
    const button = confirm.element() as HTMLElement
    for (let press = 0; press < 10; press++) button.click()
    await expect.poll(location).toContain('?id=W0000000004')
    expect(sent).toHaveLength(1)
  })

  test(
    'control: sends a second withdrawal when the button is pressed after the first was refused',
    { tags: ['U2-control'] },
    async () => {
      const answers = [() => createRefusalResponse('payment.password.wrong'), () => createSuccessResponse(detailOf())]
      const { order, confirm, sent, location } = await renderWithdraw({
        withdraw: () => answers.shift()?.() ?? rejectWithConnectionError(),
      })
      await order()
      await confirm.click()
      await expect.poll(() => sent.length).toBe(1)
      await expect.element(confirm).not.toHaveAttribute('aria-busy')
      await confirm.click()
      await expect.poll(location).toContain('?id=W0000000004')
      expect(sent).toHaveLength(2)
      expect(sent[1]?.key).not.toBe(sent[0]?.key)
    },
  )

  test(
    'fetches the outcome of a withdrawal after a lost response, and opens the page of the withdrawal',
    { tags: ['N13'] },
    async () => {
      const answers = {
        [moneyOrderOutcomeEndpoint]: {
          value: {
            found: true,
            kind: 'WITHDRAWAL',
            id: 'W0000000004',
            status: 'REVIEW',
            amountMinor: 10_000,
            balanceMinor: 0,
          },
        },
      }
      const { order, confirm, sent, location, site } = await renderWithdraw({
        withdraw: rejectWithConnectionError,
        answers,
      })
      await order()
      await confirm.click()
      await expect.poll(location).toBe('/m/withdraw?id=W0000000004')
      expect(sent).toHaveLength(1)
      expect(site.fetch.asked.filter((each) => each.startsWith(moneyOrderOutcomeEndpoint))[0]).toContain(
        `key=${sent[0]?.key ?? ''}`,
      )
    },
  )

  test(
    'fetches the outcome of a withdrawal after a lost response and a reload, and resends nothing',
    { tags: ['N13'] },
    async () => {
      const backend = createMemoryStorageBackend()
      const first = await renderWithdraw({ withdraw: () => new Promise<Response>(() => undefined) }, '', { backend })
      await first.order()
      await first.confirm.click()
      await expect.poll(() => first.sent.length).toBe(1)
      await first.screen.unmount()
      const answers = {
        [moneyOrderOutcomeEndpoint]: {
          value: {
            found: true,
            kind: 'WITHDRAWAL',
            id: 'W0000000004',
            status: 'REVIEW',
            amountMinor: 10_000,
            balanceMinor: 0,
          },
        },
      }
      const second = await renderWithdraw({ answers }, '', { backend })
      await expect.poll(second.location).toBe('/m/withdraw?id=W0000000004')
      expect(second.sent).toEqual([])
    },
  )

  test(
    'resends a withdrawal after a lost response only at a press, with the same idempotency key',
    { tags: ['U3'] },
    async () => {
      const answers = [rejectWithConnectionError, () => createSuccessResponse(detailOf())]
      const { screen, order, confirm, sent, submit, password, location, amount } = await renderWithdraw({
        withdraw: () => answers.shift()?.() ?? rejectWithConnectionError(),
      })
      await order()
      await confirm.click()
      await expect
        .element(screen.getByRole('alert').getByText(/request didn’t go through and no money moved/))
        .toBeVisible()
      expect(sent).toHaveLength(1)
      await amount.fill('150')
      await submit.click()
      await password.fill('246810')
      await confirm.click()
      await expect.poll(location).toContain('?id=W0000000004')
      expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
    },
  )

  test('says that a withdrawal was not executed after a lost response, and stores no payment password', async () => {
    const backend = createMemoryStorageBackend()
    const { screen, order, confirm, amount } = await renderWithdraw({ withdraw: rejectWithConnectionError }, '', {
      backend,
    })
    await order()
    await confirm.click()
    await expect
      .element(screen.getByRole('alert').getByText(/request didn’t go through and no money moved/))
      .toBeVisible()
    await expect.element(amount).toHaveValue('100')
    const kept = backend.getItem('MC_MONEY_ORDERS') ?? ''
    expect(kept).toContain('10000')
    expect(kept).not.toContain('246810')
  })
})

test('says that the payment password is wrong, and accepts the right payment password afterwards', async () => {
  const answers = [() => createRefusalResponse('payment.password.wrong'), () => createSuccessResponse(detailOf())]
  const { screen, order, confirm, location } = await renderWithdraw({
    withdraw: () => answers.shift()?.() ?? rejectWithConnectionError(),
  })
  await order()
  await confirm.click()
  await expect.element(screen.getByRole('dialog').getByText('The payment password is incorrect.')).toBeVisible()
  await confirm.click()
  await expect.poll(location).toContain('?id=W0000000004')
})

test('asks the member to set a payment password when none is set, and then shows the confirmation', async () => {
  const { screen, amount, submit, confirm } = await renderWithdraw({
    rules: { hasPaymentPassword: false },
    answers: { 'POST /wps/account/paymentPassword': { value: true } },
  })
  await amount.fill('100')
  await submit.click()
  const sheet = screen.getByRole('dialog', { name: 'Set a payment password' })
  await sheet.getByLabelText(/^New payment password/).fill('135790')
  await sheet.getByLabelText(/^Repeat password/).fill('135790')
  await sheet.getByLabelText(/^Your login password/).fill('Lobby2026')
  await sheet.getByRole('button', { name: 'Set password' }).click()
  await expect.element(confirm).toBeVisible()
})

test('adds and selects a Pix key, and shows an error at each field without a value', async () => {
  const bodies: unknown[] = []
  const add: PlatformResponse = async (request) => (
    bodies.push(await request.json()),
    createSuccessResponse(
      accountsOf([
        createPayoutAccountFixture(1),
        createPayoutAccountFixture(9, { label: 'an•••@acme.example', keyType: 'EMAIL' }),
      ]),
    )
  )
  const { screen } = await renderWithdraw({
    accounts: [createPayoutAccountFixture(1)],
    answers: { 'POST /wps/withdrawal/accounts': add },
  })
  await screen.getByRole('button', { name: 'Add account or key' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Add account or key' })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet.getByRole('textbox', { name: /^Key/ })).toHaveAccessibleDescription('Fill in this field.')
  expect(bodies).toEqual([])
  await sheet.getByRole('radio', { name: 'E-mail' }).click()
  await sheet.getByRole('textbox', { name: /^Key/ }).fill('ana@acme.example')
  await sheet.getByRole('textbox', { name: /^Account holder/ }).fill('Ana Prado')
  await sheet.getByLabelText(/^Payment password/).fill('246810')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('radio', { name: 'an•••@acme.example' })).toBeChecked()
  expect(bodies).toEqual([
    { kind: 'PIX', keyType: 'EMAIL', key: 'ana@acme.example', holder: 'Ana Prado', paymentPassword: '246810' },
  ])
})

test('makes a payout account the default, and removes another after the payment password was typed', async () => {
  const { screen } = await renderWithdraw({
    answers: {
      'PUT /wps/withdrawal/accounts': {
        value: accountsOf([
          createPayoutAccountFixture(2, { isDefault: true }),
          createPayoutAccountFixture(1, { isDefault: false }),
        ]),
      },
      'DELETE /wps/withdrawal/accounts': { value: accountsOf([createPayoutAccountFixture(2, { isDefault: true })]) },
    },
  })
  await screen.getByRole('button', { name: 'Options for +55••••02' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Set as default' }).click()
  await expect.element(screen.getByRole('radio').first()).toHaveAccessibleName('+55••••02')
  await screen.getByRole('button', { name: 'Options for +55••••01' }).click()
  await screen
    .getByRole('dialog')
    .getByLabelText(/^Payment password/)
    .fill('246810')
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('radio', { name: '+55••••01' })).not.toBeInTheDocument()
})

describe('withdrawal page', () => {
  const one = (overrides: Parameters<typeof createWithdrawalFixture>[0]) =>
    renderWithdraw(
      { answers: { 'GET /wps/withdrawal/detail': { value: detailOf(createWithdrawalFixture(overrides)) } } },
      '?id=W0000000004',
    )

  test.each([
    ['PROCESSING', {}, 'On the way to your bank'],
    ['PAID', {}, 'R$97.00 has been paid to your account.'],
    ['REFUSED', { reason: 'holder' }, 'The account isn’t in your name. Add one that is.'],
    ['REFUSED', { reason: 'turnover' }, 'We’ve returned R$100.00 to your balance.'],
    ['CANCELLED', {}, 'We’ve returned R$100.00 to your balance.'],
  ])('shows the outcome of a withdrawal with the status %s and the fields %j: %s', async (status, more, said) => {
    const { screen } = await one({ status, cancellable: false, ...more })
    await expect.element(screen.getByText(said).first()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel withdrawal' }).query()).toBeNull()
  })

  test('cancels a withdrawal after a confirmation', async () => {
    let now = createWithdrawalFixture()
    const { screen, site } = await renderWithdraw(
      {
        answers: {
          'GET /wps/withdrawal/detail': () => createSuccessResponse(detailOf(now)),
          'POST /wps/withdrawal/cancel': () =>
            createSuccessResponse(
              detailOf((now = createWithdrawalFixture({ status: 'CANCELLED', cancellable: false }))),
            ),
        },
      },
      '?id=W0000000004',
    )
    await screen.getByRole('button', { name: 'Cancel withdrawal' }).click()
    expect(site.fetch.asked.filter((each) => each.startsWith('POST'))).toEqual([])
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel withdrawal' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  })
})

test('redirects a guest to the sign-in, and says to a member who may not withdraw that this is not possible', async () => {
  const guest = await renderWithdraw({}, '', { guest: true })
  await expect.poll(guest.location).toBe('/m/login?next=%2Fm%2Fwithdraw')
  const barred = await renderWithdraw({ rules: { allowed: false } })
  await expect.element(barred.screen.getByText('This account can’t withdraw')).toBeVisible()
})

import {
  createSuccessResponse,
  rejectWithConnectionError,
  createMemoryStorageBackend,
  createRefusalResponse,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import type { UplineTransferRules } from '../queries/upline.ts'
import { createUplineTransferFixture, createUplineTransferRulesFixture } from '../testing/uplineTransferFixtures.ts'
import { moneyOrderOutcomeEndpoint } from '../testing/renderDepositScreen.tsx'
import { TransferScreen } from './TransferScreen.tsx'

const transfer = 'POST /wps/transaction/upline'

interface Platform {
  readonly rules?: Partial<UplineTransferRules>
  readonly transfer?: () => Response | Promise<Response>
  readonly answers?: Record<string, PlatformResponse>
  readonly more?: RenderScreenOptions
}

async function renderTransfer({ rules, more, ...on }: Platform = {}) {
  const sent: { readonly key: string | null; readonly module: string | null; readonly body: unknown }[] = []
  const answers: Record<string, PlatformResponse> = {
    'GET /wps/transaction/upline': { value: createUplineTransferRulesFixture(rules) },
    [moneyOrderOutcomeEndpoint]: { value: { found: false, balanceMinor: 300_000 } },
    [transfer]: async (request) => {
      sent.push({
        key: request.headers.get('Idempotency-Key'),
        module: new URL(request.url).searchParams.get('moduleId'),
        body: await request.json(),
      })
      return on.transfer?.() ?? createSuccessResponse(createUplineTransferFixture())
    },
    ...on.answers,
  }
  const page = await renderScreen(<TransferScreen />, { path: '/m/upLine/transfer', answers, ...more })
  const { screen } = page
  const dialog = screen.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Transfer now' })
  const order = async (amount = '50') => {
    await screen.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await screen
      .getByRole('main')
      .getByRole('button', { name: /^Transfer/ })
      .click()
    await dialog.getByLabelText(/^Payment password/).fill('246810')
  }
  return { ...page, sent, dialog, confirm, order }
}

test('shows the balance on the transfer page with two decimals', { tags: ['SHELL-141'] }, async () => {
  const { screen } = await renderTransfer({ rules: { balanceMinor: 300_050 } })
  await expect.element(screen.getByText('R$3,000.50', { exact: true })).toBeVisible()
})

test('sends one transfer with the module id FUNDTRANS3 after the payment password was typed', async () => {
  const { screen, order, confirm, sent } = await renderTransfer()
  await order()
  await expect.element(screen.getByRole('dialog').getByText('R$2,950.00')).toBeVisible()
  expect(sent).toEqual([])
  await confirm.click()
  await expect.element(screen.getByRole('heading', { name: 'Transferred' })).toBeVisible()
  expect(sent.map(({ module, body }) => [module, body])).toEqual([
    ['FUNDTRANS3', { amountMinor: 5_000, paymentPassword: '246810' }],
  ])
})

test('fetches the outcome of a transfer after a lost response, and resends nothing', async () => {
  const asked: string[] = []
  const { screen, order, confirm, sent } = await renderTransfer({
    transfer: rejectWithConnectionError,
    answers: {
      [moneyOrderOutcomeEndpoint]: (request) => {
        asked.push(new URL(request.url).searchParams.get('key') ?? '')
        return createSuccessResponse({
          found: true,
          kind: 'TRANSFER',
          id: 'T0000000003',
          amountMinor: 5_000,
          balanceMinor: 295_000,
        })
      },
    },
  })
  await order()
  await confirm.click()
  await expect.element(screen.getByRole('heading', { name: 'Transferred' })).toBeVisible()
  expect(asked).toEqual(sent.map(({ key }) => key))
  expect(sent).toHaveLength(1)
})

test('reuses the idempotency key after a reload when the platform did not execute the last transfer', async () => {
  const backend = createMemoryStorageBackend()
  const first = await renderTransfer({
    transfer: rejectWithConnectionError,
    answers: { [moneyOrderOutcomeEndpoint]: rejectWithConnectionError },
    more: { backend },
  })
  await first.order()
  await first.confirm.click()
  await expect.element(first.screen.getByRole('heading', { name: 'Checking R$50.00' })).toBeVisible()
  await first.screen.unmount()
  const { screen, order, confirm, sent } = await renderTransfer({ more: { backend } })
  await expect
    .element(screen.getByText('We checked: your request didn’t go through and no money moved. You can send it again.'))
    .toBeVisible()
  await order()
  await confirm.click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.key).toBe(first.sent[0]?.key)
})

test('says below the field that the payment password is wrong, and keeps the amount of the transfer', async () => {
  const wrong = () =>
    Response.json({
      success: false,
      errorCode: 'payment.password.wrong',
      message: '',
      data: { field: 'paymentPassword' },
    })
  const { screen, order, confirm, dialog } = await renderTransfer({ transfer: wrong })
  await order()
  await confirm.click()
  await expect
    .element(dialog.getByLabelText(/^Payment password/))
    .toHaveAccessibleDescription('The payment password is incorrect.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50')
})

test.each<[string, Partial<UplineTransferRules>]>([
  ['No transfers left today. Come back tomorrow.', { timesLeft: 0 }],
  ['Your balance is too low to transfer: minimum R$10.00.', { balanceMinor: 900 }],
])('explains at the disabled transfer button why no transfer is possible: %s', async (said, rules) => {
  const { screen } = await renderTransfer({ rules })
  await expect
    .element(screen.getByRole('main').getByRole('button', { name: 'Transfer', exact: true }))
    .toHaveAccessibleDescription(said)
})

test('closes the confirmation and keeps the amount when the balance no longer covers the transfer', async () => {
  let balanceMinor = 300_000
  const { screen, order, dialog, site } = await renderTransfer({
    answers: {
      'GET /wps/transaction/upline': () => createSuccessResponse(createUplineTransferRulesFixture({ balanceMinor })),
    },
  })
  await order()
  balanceMinor = 4_000
  await site.queries.refetchQueries()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50')
})

test('says that transfers are not possible when the member has no upline', async () => {
  const { screen } = await renderTransfer({
    answers: { 'GET /wps/transaction/upline': () => createRefusalResponse('transfer.upline.missing') },
  })
  await expect.element(screen.getByText('You don’t have an upline to transfer to.')).toBeVisible()
})

test(
  'sends a guest from the transfer page to the sign-in, which returns to the transfer page',
  { tags: ['AUTH-118'] },
  async () => {
    const { location } = await renderTransfer({ more: { guest: true } })
    await expect.poll(location).toBe('/m/login?next=%2Fm%2FupLine%2Ftransfer')
  },
)

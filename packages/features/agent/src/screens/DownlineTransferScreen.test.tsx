import {
  createSuccessResponse,
  rejectWithConnectionError,
  createSessionFixture,
  createMemoryStorageBackend,
  createRefusalResponse,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { expect, test, vi } from 'vitest'
import type { DownlineTransferLimits } from '../queries/downline.ts'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import {
  createTransferBatchFixture,
  createReceiverFixture,
  createDownlineTransferLimitsFixture,
  createListPageFixture,
  downlineTransferFixtures,
  receiverFixtures,
} from '../testing/downlineFixtures.ts'
import { DownlineTransferScreen } from './DownlineTransferScreen.tsx'

const transfer = 'POST /wps/agent/transfer'
const outcome = 'GET /wps/transaction/outcome'
const refusedAt = (errorCode: string, field: string) =>
  Response.json({ success: false, errorCode, message: '', data: { field } })

interface Platform {
  readonly rules?: Partial<DownlineTransferLimits>
  readonly transfer?: () => Response | Promise<Response>
  readonly answers?: Record<string, PlatformResponse>
  readonly to?: string
  readonly backend?: ReturnType<typeof createMemoryStorageBackend>
}

interface Sent {
  readonly key: string | null
  readonly body: {
    readonly transfers: { readonly memberId: number; readonly amountMinor: number }[]
    readonly paymentPassword: string
  }
}

/** Renders the screen with a mocked platform that finds members by the beginning of their user names. */
async function open({ rules, to = 'bruna84,caua09', backend, ...on }: Platform = {}) {
  const sent: Sent[] = []
  const setPassword = vi.fn()
  const answers: Record<string, PlatformResponse> = {
    'GET /wps/agent/transfer': { value: createDownlineTransferLimitsFixture(rules) },
    'GET /wps/agent/transfer/record': { value: downlineTransferFixtures },
    'GET /wps/agent/team/members': (request) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      const found = receiverFixtures.filter(({ account, depth }) =>
        search === '' ? depth === 1 : account.startsWith(search),
      )
      return createSuccessResponse({ ...createListPageFixture(found), path: [] })
    },
    [outcome]: { value: { found: false, balanceMinor: 821_400 } },
    [transfer]: async (request) => {
      const body = (await request.json()) as Sent['body']
      sent.push({ key: request.headers.get('Idempotency-Key'), body })
      const parts = body.transfers.map((part) => ({
        ...part,
        account: receiverFixtures.find(({ memberId }) => memberId === part.memberId)?.account ?? 'x',
      }))
      return on.transfer?.() ?? createSuccessResponse(createTransferBatchFixture(parts))
    },
    ...on.answers,
  }
  const page = await renderAgentScreen(
    `/m/redRain${to && `?to=${to}`}`,
    <DownlineTransferScreen
      renderPaymentPassword={({ isSet }) => {
        setPassword(isSet)
        return null
      }}
    />,
    { answers, ...(backend && { backend }) },
  )
  const { screen } = page
  const main = screen.getByRole('main')
  const dialog = screen.getByRole('dialog')
  const submit = main.getByRole('button', { name: /^Send/ })
  const confirm = dialog.getByRole('button', { name: 'Transfer now' })
  const ask = async (amount = '50') => {
    await main.getByRole('textbox', { name: 'Amount each' }).fill(amount)
    await submit.click()
    await dialog.getByLabelText(/^Payment password/).fill('246810')
  }
  return { ...page, sent, main, dialog, submit, confirm, ask, setPassword }
}

test('sends the same amount to each receiver in the URL after the payment password was typed', async () => {
  const { screen, main, ask, dialog, confirm, sent } = await open()
  await expect.element(main.getByText('2 of 50')).toBeVisible()
  await ask()
  await expect.element(dialog.getByText('to 2 people')).toBeVisible()
  await expect.element(dialog.getByText('R$100.00')).toBeVisible()
  await expect.element(dialog.getByText('R$8,114.00')).toBeVisible()
  expect(sent).toEqual([])
  await confirm.click()
  await expect.element(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect.element(screen.getByText('All 2 have received it.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    {
      transfers: [
        { memberId: 21, amountMinor: 5_000 },
        { memberId: 23, amountMinor: 5_000 },
      ],
      paymentPassword: '246810',
    },
  ])
})

test('closes the confirmation of a transfer when the balance no longer covers it', async () => {
  let balanceMinor = 821_400
  const { main, ask, dialog, site, submit } = await open({
    answers: {
      'GET /wps/agent/transfer': () => createSuccessResponse(createDownlineTransferLimitsFixture({ balanceMinor })),
    },
  })
  await ask()
  balanceMinor = 5_000
  await site.queries.refetchQueries()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(submit).toHaveAccessibleDescription(/R\$50\.00/)
  await expect.element(main.getByRole('textbox', { name: 'Amount each' })).toHaveValue('50')
})

test('sends one transfer to team members for ten presses', async () => {
  const held = Promise.withResolvers<Response>()
  const { screen, ask, confirm, sent } = await open({ transfer: () => held.promise })
  await ask()
  const button = confirm.element() as HTMLElement
  for (let press = 0; press < 10; press++) button.click()
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
  for (let press = 0; press < 10; press++) button.click()
  held.resolve(
    createSuccessResponse(createTransferBatchFixture([{ memberId: 21, account: 'bruna84', amountMinor: 5_000 }])),
  )
  await expect.element(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('fetches the outcome of a transfer by its idempotency key when the response was lost', async () => {
  const asked: (string | null)[] = []
  const { screen, ask, confirm, sent } = await open({
    transfer: rejectWithConnectionError,
    answers: {
      [outcome]: (request) => {
        asked.push(new URL(request.url).searchParams.get('key'))
        return createSuccessResponse({
          found: true,
          kind: 'DOWNLINE',
          id: 'B0000000007',
          amountMinor: 10_000,
          balanceMinor: 811_400,
        })
      },
    },
  })
  await ask()
  await confirm.click()
  await expect.element(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  await expect.element(screen.getByText('bruna84, caua09')).toBeVisible()
  expect(asked).toEqual(sent.map(({ key }) => key))
  expect(sent).toHaveLength(1)
})

test('resends an unexecuted transfer with its idempotency key when the agent sends it again after a reload', async () => {
  const backend = createMemoryStorageBackend()
  const first = await open({
    backend,
    transfer: rejectWithConnectionError,
    answers: { [outcome]: rejectWithConnectionError },
  })
  await first.ask()
  await first.confirm.click()
  await expect.element(first.screen.getByRole('heading', { name: 'Checking R$100.00' })).toBeVisible()
  await first.screen.unmount()
  const { screen, ask, confirm, sent } = await open({ backend })
  await expect
    .element(screen.getByText('We checked: your request didn’t go through and no money moved. You can send it again.'))
    .toBeVisible()
  expect(sent).toEqual([])
  await ask()
  await confirm.click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.key).toBe(first.sent[0]?.key)
})

test('names receivers who cannot receive money, and sends to the other receivers when these are removed', async () => {
  let refuses = true
  const { dialog, main, ask, confirm, sent, submit, screen } = await open({
    transfer: () =>
      refuses
        ? refusedAt('account.unknown', 'transfers')
        : createSuccessResponse(createTransferBatchFixture([{ memberId: 21, account: 'bruna84', amountMinor: 5_000 }])),
    answers: {
      'GET /wps/agent/team/member': (request) => {
        const id = Number(new URL(request.url).searchParams.get('memberId'))
        return createSuccessResponse({
          member: createReceiverFixture(id, 'x', { disabled: id === 23 }),
          path: [],
          rates: [],
          direct: true,
        })
      },
    },
  })
  await ask()
  await confirm.click()
  await expect.element(dialog.getByText('Nothing was sent. These people can’t receive it: caua09')).toBeVisible()
  refuses = false
  await dialog.getByRole('button', { name: 'Remove them' }).click()
  await expect.element(main.getByText('1 of 50')).toBeVisible()
  await submit.click()
  await dialog.getByLabelText(/^Payment password/).fill('246810')
  await confirm.click()
  await expect.element(screen.getByRole('heading', { name: 'Sent' })).toBeVisible()
  expect(sent.map(({ body }) => body.transfers.map(({ memberId }) => memberId))).toEqual([[21, 23], [21]])
})

test('shows a wrong payment password at its field, and retains the typed transfer', async () => {
  const { ask, confirm, dialog, main } = await open({
    transfer: () => refusedAt('payment.password.wrong', 'paymentPassword'),
  })
  await ask()
  await confirm.click()
  await expect
    .element(dialog.getByLabelText(/^Payment password/))
    .toHaveAccessibleDescription('The payment password is incorrect.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(main.getByRole('textbox', { name: 'Amount each' })).toHaveValue('50')
})

test('fills each separate amount with the common amount when the agent switches to separate amounts', async () => {
  const { main, dialog, submit, confirm, sent } = await open()
  await main.getByRole('textbox', { name: 'Amount each' }).fill('50')
  await main.getByRole('radio', { name: 'One by one' }).click()
  await expect.element(main.getByRole('textbox', { name: 'Amount for bruna84' })).toHaveValue('50')
  await main.getByRole('textbox', { name: 'Amount for caua09' }).fill('12.34')
  await expect.element(submit).toHaveTextContent('Send R$62.34')
  await submit.click()
  await dialog.getByLabelText(/^Payment password/).fill('246810')
  await confirm.click()
  await expect.poll(() => sent[0]?.body.transfers.map(({ amountMinor }) => amountMinor)).toEqual([5_000, 1_234])
})

test.each<[string, string, Partial<DownlineTransferLimits>]>([
  ['9', 'Enter R$10.00 to R$5,000.00 for each.', {}],
  ['5001', 'Enter R$10.00 to R$5,000.00 for each.', {}],
  ['50', 'Your balance is R$10.00 short.', { balanceMinor: 9_000 }],
  ['50', 'That’s R$10.00 over today’s limit.', { dayLeftMinor: 9_000 }],
  ['50', 'No transfers left today. Come back tomorrow.', { timesLeft: 0 }],
])(
  'does not send the amount %s to each receiver, and shows the reason on the button: %s',
  async (amount, said, rules) => {
    const { main, submit, sent } = await open({ rules })
    await main.getByRole('textbox', { name: 'Amount each' }).fill(amount)
    await expect.element(submit).toHaveAccessibleDescription(said)
    ;(submit.element() as HTMLElement).click()
    expect(sent).toEqual([])
  },
)

test('finds receivers by name in the whole team, and keeps them picked after another search', async () => {
  const { main, dialog, screen } = await open({ to: '', rules: { mostReceivers: 2 } })
  await screen.getByRole('button', { name: 'Choose people' }).click()
  await dialog.getByRole('checkbox', { name: /thiago77/ }).click()
  await dialog.getByRole('searchbox').fill('jade')
  await dialog.getByRole('checkbox', { name: /jade19/ }).click()
  await expect.element(dialog.getByText('Maximum reached: 2 people.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Done/ }).click()
  await expect.element(main.getByText('2 of 2')).toBeVisible()
  await main.getByRole('button', { name: 'Remove thiago77' }).click()
  await expect.element(main.getByText('1 of 2')).toBeVisible()
})

test('omits receivers in the URL who are not in the team, and says so', async () => {
  const { screen, main } = await open({ to: 'bruna84,stranger' })
  await expect.element(screen.getByText('Left out, not on your team: stranger')).toBeVisible()
  await expect.element(main.getByText('1 of 50')).toBeVisible()
})

test('asks for a new payment password and sends no transfer when none is set', async () => {
  const { main, submit, sent, setPassword } = await open({ rules: { hasPaymentPassword: false } })
  await main.getByRole('textbox', { name: 'Amount each' }).fill('50')
  await submit.click()
  await expect.poll(() => setPassword.mock.calls.length).toBeGreaterThan(0)
  expect(setPassword).toHaveBeenCalledWith(false)
  expect(sent).toEqual([])
})

test('shows all transfers and their sum in the history, and retains the typed transfer', async () => {
  const { screen, main } = await open()
  await main.getByRole('textbox', { name: 'Amount each' }).fill('50')
  await screen.getByRole('tab', { name: 'History' }).click()
  await expect.element(screen.getByText('R$1,620.50')).toBeVisible()
  expect(screen.getByRole('list', { name: 'History' }).getByRole('listitem').elements()).toHaveLength(4)
  await screen.getByRole('tab', { name: 'Send' }).click()
  await expect.element(main.getByRole('textbox', { name: 'Amount each' })).toHaveValue('50')
})

test('offers a retry when the transfer rules do not load', async () => {
  let down = true
  const { screen } = await open({
    to: '',
    answers: {
      'GET /wps/agent/transfer': () =>
        down
          ? createRefusalResponse('system.failure', 'no', 500)
          : createSuccessResponse(createDownlineTransferLimitsFixture()),
    },
  })
  await expect.element(screen.getByText('Couldn’t load transfers')).toBeVisible()
  down = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Choose who receives')).toBeVisible()
})

test('retains receivers and amount when the session ends and the transfer rules do not load', async () => {
  let known = true
  const { main, site } = await open({
    answers: {
      'GET /wps/agent/transfer': () =>
        known
          ? createSuccessResponse(createDownlineTransferLimitsFixture())
          : createRefusalResponse('system.failure', 'Down', 400),
    },
  })
  await main.getByRole('textbox', { name: 'Amount each' }).fill('50')
  known = false
  site.session.signOut('expired')
  site.session.signIn(createSessionFixture({ userName: 'agent', type: 1, token: 'token-of-later' }))
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await expect.element(main.getByText('2 of 50')).toBeVisible()
  await expect.element(main.getByRole('textbox', { name: 'Amount each' })).toHaveValue('50')
})

test('keeps an overlong transfer amount as typed, and shows its error', async () => {
  const { main } = await open()
  await main.getByRole('radio', { name: 'One by one' }).click()
  const amount = main.getByRole('textbox', { name: 'Amount for bruna84' })
  await amount.fill('1234567890123')
  await expect.element(amount).toHaveValue('1234567890123')
  await expect.element(amount).toBeInvalid()
})

test('shows the transfer history again after a reload, because the URL contains the tab', async () => {
  const { screen, location } = await open({ to: 'bruna84' })
  await screen.getByRole('tab', { name: 'History' }).click()
  await expect.poll(location).toBe('/m/redRain?to=bruna84&show=history')
  await screen.getByRole('tab', { name: 'Send' }).click()
  await expect.poll(location).toBe('/m/redRain?to=bruna84')
})

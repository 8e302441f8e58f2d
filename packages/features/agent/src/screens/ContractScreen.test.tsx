import {
  createSuccessResponse,
  rejectWithConnectionError,
  createRefusalResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import type { ContractKind } from '../queries/contracts.ts'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import {
  createContractFixture,
  createMemberContractsFixture,
  createContractPaymentFixture,
  createContractPaymentPageFixture,
  createRunningPeriodFixture,
  createActiveContractFixture,
  contractFixtures,
  contractPaymentFixtures,
} from '../testing/contractFixtures.ts'
import { ContractScreen } from './ContractScreen.tsx'

const own = 'GET /wps/agent/contract'
const answering = 'POST /wps/agent/contract/answer'
const payments = 'GET /wps/agent/contract/payments'
const paths = {
  DAILY: '/m/member/agent/getSalaryContract',
  DIVIDEND: '/m/member/agent/getDevidendContract',
  HOURLY: '/m/member/agent/getHourContract',
} as const

interface Platform {
  readonly kind?: ContractKind
  readonly type?: number | null
  /** Returns the member's contracts at the time of a request. */
  readonly contracts?: () => object | Promise<Response>
  /** Returns the platform's response to the member's answer to an offer. */
  readonly answer?: (body: unknown) => Response | Promise<Response>
  readonly answers?: PlatformResponses
}

async function open({
  kind = 'DAILY',
  type = 1,
  contracts = () => createMemberContractsFixture({ offer: createContractFixture() }),
  answer = () => createRefusalResponse('contract.closed'),
  answers,
}: Platform = {}) {
  const bodies: unknown[] = []
  const page = await renderAgentScreen(paths[kind], <ContractScreen />, {
    type,
    answers: {
      [own]: async () => {
        const value = await contracts()
        return value instanceof Response ? value : createSuccessResponse(value)
      },
      [payments]: { value: contractPaymentFixtures },
      [answering]: async (request) => {
        const body: unknown = await request.json()
        bodies.push(body)
        return answer(body)
      },
      ...answers,
    },
  })
  const main = page.screen.getByRole('main')
  const press = async (name: string) => {
    await main.getByRole('button', { name, exact: true }).click()
    await page.screen.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
  }
  return { ...page, main, bodies, press }
}

test('shows a contract offer with its payer, share, tiers and expiry', async () => {
  const { main, asked } = await open()
  await expect.element(main.getByRole('heading', { name: 'Offer from a***t' })).toBeVisible()
  await expect.element(main.getByText('Up to 0.8%')).toBeVisible()
  const tiers = main.getByRole('list', { name: 'Tiers' }).getByRole('listitem')
  await expect.element(tiers.nth(0)).toHaveTextContent('From R$500in stakes · 3 active members0.4%')
  await expect.element(tiers.nth(1)).toHaveTextContent('From R$2,000in stakes · 6 active members0.8%')
  await expect.element(main.getByText(/Answer by Nov 27/)).toBeVisible()
  expect(asked(own)[0]).toContain('kind=DAILY')
})

describe('ContractScreen: answer to an offer', () => {
  const accepted = createMemberContractsFixture({ active: createActiveContractFixture({ contractId: 41 }) })

  test('asks for confirmation, accepts the offer one time, and shows the new contract', async () => {
    let now: object = createMemberContractsFixture({ offer: createContractFixture() })
    const { main, screen, bodies, press } = await open({
      contracts: () => now,
      answer: () => ((now = accepted), createSuccessResponse(accepted)),
    })
    await main.getByRole('button', { name: 'Accept', exact: true }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Back' }).click()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(bodies).toEqual([])
    await press('Accept')
    await expect.element(main.getByText('Contract accepted.')).toBeVisible()
    expect(bodies).toEqual([{ contractId: 41, accept: true }])
    await expect.element(main.getByText('Accepted', { exact: true })).toBeVisible()
    expect(main.getByRole('button', { name: 'Accept', exact: true }).query()).toBeNull()
  })

  test('closes the confirmation when the offer is replaced by another offer', async () => {
    let now: object = createMemberContractsFixture({ offer: createContractFixture() })
    const { main, screen, site } = await open({ contracts: () => now })
    await main.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    now = createMemberContractsFixture({
      offer: createContractFixture({
        contractId: 42,
        tiers: [{ fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 10 }],
      }),
    })
    await site.queries.refetchQueries()
    await expect.element(main.getByText('Up to 0.1%')).toBeVisible()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('moves a refused offer to the list of past contracts', async () => {
    const refused = createMemberContractsFixture({ past: [createContractFixture({ status: 'REFUSED' })] })
    let now: object = createMemberContractsFixture({ offer: createContractFixture() })
    const { main, bodies, press } = await open({
      contracts: () => now,
      answer: () => ((now = refused), createSuccessResponse(refused)),
    })
    await press('Decline')
    await expect.element(main.getByText('Offer declined. Nothing changes for you.')).toBeVisible()
    await expect.element(main.getByRole('region', { name: 'History' }).getByText('Declined')).toBeVisible()
    expect(bodies).toEqual([{ contractId: 41, accept: false }])
  })

  test('fetches the outcome of an answer to an offer after a lost response, and does not resend the answer', async () => {
    let now: object = createMemberContractsFixture({ offer: createContractFixture() })
    let respond: (answer: Response) => void = () => undefined
    let slow = false
    const { main, bodies, press } = await open({
      contracts: () => (slow ? new Promise<Response>((resolve) => (respond = resolve)) : now),
      answer: () => ((slow = true), rejectWithConnectionError()),
    })
    await press('Accept')
    await expect.element(main.getByText(/The connection dropped before/)).toBeInViewport()
    await expect
      .element(main.getByRole('button', { name: 'Decline', exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
    slow = false
    now = accepted
    respond(createSuccessResponse(accepted))
    await expect.element(main.getByText('Contract accepted.')).toBeVisible()
    expect(bodies).toHaveLength(1)
  })

  test('says that an answer to an offer did not reach the platform, and resends the answer at a press', async () => {
    const answers = [rejectWithConnectionError, () => Promise.resolve(createSuccessResponse(accepted))]
    const { main, bodies, press } = await open({ answer: () => (answers.shift() ?? rejectWithConnectionError)() })
    await press('Accept')
    await expect.element(main.getByText(/your answer didn’t arrive/)).toBeVisible()
    await press('Accept')
    await expect.element(main.getByText('Contract accepted.')).toBeVisible()
    expect(bodies).toHaveLength(2)
  })

  test('says that the answer to an offer was too late, and refetches the contracts', async () => {
    let now: object = createMemberContractsFixture({ offer: createContractFixture() })
    const { main, press } = await open({
      contracts: () => now,
      answer: () => (
        (now = createMemberContractsFixture({ past: [createContractFixture({ status: 'WITHDRAWN' })] })),
        createRefusalResponse('contract.closed')
      ),
    })
    await press('Accept')
    await expect.element(main.getByText('This contract has already ended. Check the updated list.')).toBeVisible()
    await expect.element(main.getByText('Withdrawn')).toBeVisible()
    expect(main.getByRole('button', { name: 'Accept', exact: true }).query()).toBeNull()
  })
})

test('shows an active contract with its amount, its tier and what is missing for the next tier', async () => {
  const { main } = await open({ contracts: () => ({ ...contractFixtures, offer: undefined }) })
  await expect.element(main.getByRole('heading', { name: 'So far: Nov 20' })).toBeVisible()
  await expect.element(main.getByText('R$5.13')).toBeVisible()
  await expect
    .element(main.getByRole('list', { name: 'Tiers' }).getByRole('listitem').nth(0))
    .toHaveTextContent('From R$500in stakes · 3 active membersReached0.4%')
  await expect.element(main.getByText('R$716 more in stakes')).toBeVisible()
  await expect.element(main.getByText('2 more active members')).toBeVisible()
  await expect.element(main.getByRole('progressbar', { name: 'To reach 0.6%' })).toHaveAttribute('value', '0.642')
})

test('shows the losses and the days on which a dividend is based', async () => {
  const dividend = createActiveContractFixture({
    kind: 'DIVIDEND',
    period: 'HALF_MONTH',
    tiers: [{ fromMinor: 100_000, activeMembers: 3, rateBasisPoints: 1_500 }],
  })
  const running = createRunningPeriodFixture({
    from: '2026-11-16T03:00:00Z',
    to: '2026-12-01T03:00:00Z',
    volumeMinor: -2_500,
    amountMinor: 0,
    rateBasisPoints: 0,
  })
  const { main } = await open({
    kind: 'DIVIDEND',
    contracts: () => createMemberContractsFixture({ active: dividend, running }),
  })
  await expect.element(main.getByRole('heading', { name: 'So far: Nov 16 to Nov 30' })).toBeVisible()
  await expect.element(main.getByText('From R$1,000')).toBeVisible()
  await expect.element(main.getByText('-R$25.00')).toBeVisible()
  await expect.element(main.getByText('R$1,025 more in losses')).toBeVisible()
})

test('lists contract payments page by page without duplicates, and marks owed payments', async () => {
  const { main, asked } = await open({
    contracts: () =>
      createMemberContractsFixture({ active: createActiveContractFixture(), running: createRunningPeriodFixture() }),
    answers: {
      [payments]: (request) =>
        createSuccessResponse(
          new URL(request.url).searchParams.get('after') === null
            ? createContractPaymentPageFixture(
                [createContractPaymentFixture(19, { status: 'OWED' }), createContractPaymentFixture(18)],
                { next: '18', sumPaidMinor: 94_000, sumOwedMinor: 476 },
              )
            : createContractPaymentPageFixture([createContractPaymentFixture(18), createContractPaymentFixture(17)]),
        ),
    },
  })
  const part = main.getByRole('region', { name: 'Payments' })
  await expect.element(part.getByText('Nov 17')).toBeVisible()
  expect(part.getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(part.getByRole('listitem').nth(0)).toHaveTextContent('Nov 190.4% of R$1,190.00R$4.76Owed')
  await expect.element(part.getByRole('listitem').nth(1)).toHaveTextContent('Nov 180.4% of R$1,180.00+R$4.72')
  await expect.element(part.getByText('R$940.00')).toBeVisible()
  expect(asked(payments)).toHaveLength(2)
})

test('shows the history of a past contract when it is pressed', async () => {
  const { main, screen } = await open({ contracts: () => ({ ...contractFixtures, offer: undefined }) })
  await main.getByRole('region', { name: 'History' }).getByRole('button').nth(1).click()
  const sheet = screen.getByRole('dialog', { name: 'Daily salary' })
  expect(
    sheet
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Offered', 'Accepted', 'Replaced', 'Starts', 'Ends'])
})

test('links to customer service when the member has no contract', async () => {
  const { main, location, asked } = await open({ contracts: () => createMemberContractsFixture() })
  await expect.element(main.getByText('No daily salary yet')).toBeVisible()
  expect(asked(payments)).toEqual([])
  await main.getByRole('link', { name: 'Contact customer service' }).click()
  await expect.poll(location).toBe('/m/service')
})

test('offers a retry when the contracts do not load', async () => {
  let down = true
  const { main } = await open({
    contracts: () => (down ? createRefusalResponse('server.error', 'Down', 400) : createMemberContractsFixture()),
  })
  await expect.element(main.getByText('Couldn’t load your contracts')).toBeVisible()
  down = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('No daily salary yet')).toBeVisible()
})

describe('ContractScreen: allowed member types', { tags: ['AGEN-052', 'AGEN-053'] }, () => {
  test.each([4, 40, 41, 42, null])(
    'redirects a member of the type %j to home without a message, and fetches no contracts',
    async (type) => {
      const { location, asked, notices, logins } = await open({ type })
      await expect.poll(location).toBe('/m/home')
      expect([asked(own), notices, logins]).toEqual([[], [], []])
    },
  )

  test.each([
    [0, null],
    [1, '/m/member/agent/contracts?kind=DAILY'],
    [43, '/m/member/agent/contracts?kind=DAILY'],
  ])("shows the contracts to the member type %i, with this link to the team's contracts: %s", async (type, way) => {
    const { main } = await open({ type })
    await expect.element(main.getByText('Up to 0.8%')).toBeVisible()
    expect(main.getByRole('link', { name: 'My team’s contracts' }).query()?.getAttribute('href') ?? null).toBe(way)
  })
})

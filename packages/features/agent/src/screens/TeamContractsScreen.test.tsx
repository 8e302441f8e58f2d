import {
  createSuccessResponse,
  rejectWithConnectionError,
  createRefusalResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import {
  createContractFixture,
  createTeamContractsFixture,
  createActiveContractFixture,
} from '../testing/contractFixtures.ts'
import { TeamContractsScreen } from './TeamContractsScreen.tsx'

const team = 'GET /wps/agent/contract/team'
const making = 'POST /wps/agent/contract/team'
const ending = 'DELETE /wps/agent/contract/team'
const members = 'GET /wps/agent/team/members'
const member = 'GET /wps/agent/team/member'

const sums = {
  bets: 0,
  stakeMinor: 0,
  payoutMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  roomMinor: 0,
  profitMinor: 0,
  depositMinor: 0,
  withdrawalMinor: 0,
}
const makeMember = (memberId: number, account: string, more: object = {}) => ({
  memberId,
  account,
  nickname: null,
  agent: true,
  depth: 1,
  directCount: 0,
  teamCount: 0,
  joinedAt: '2026-10-01T12:00:00Z',
  online: false,
  disabled: false,
  balanceMinor: 0,
  own: sums,
  team: sums,
  ...more,
})
const listOf = (...content: object[]) => ({ content, path: [], pageNum: 1, totalPages: 1, total: content.length })

interface Platform {
  readonly path?: string
  readonly type?: number
  readonly contracts?: () => object | Response
  readonly make?: (body: unknown) => Response | Promise<Response>
  readonly answers?: PlatformResponses
}

async function open({
  path = '/m/member/agent/contracts',
  type = 1,
  contracts = () => createTeamContractsFixture(),
  make = () => createRefusalResponse('contract.terms'),
  answers,
}: Platform = {}) {
  const sent: { readonly key: string | null; readonly body: unknown }[] = []
  const page = await renderAgentScreen(path, <TeamContractsScreen />, {
    type,
    answers: {
      [team]: () => {
        const value = contracts()
        return value instanceof Response ? value : createSuccessResponse(value)
      },
      [making]: async (request) => {
        const body: unknown = await request.json()
        sent.push({ key: request.headers.get('Idempotency-Key'), body })
        return make(body)
      },
      [members]: (request) => {
        const search = new URL(request.url).searchParams.get('search')
        return createSuccessResponse(
          search === null
            ? listOf(makeMember(8, 'thiago77'), makeMember(9, 'helena31'))
            : listOf(makeMember(10, 'caua09'), makeMember(11, 'caua10', { depth: 2 })),
        )
      },
      ...answers,
    },
  })
  const { screen } = page
  const main = screen.getByRole('main')
  const dialog = screen.getByRole('dialog')
  return {
    ...page,
    main,
    dialog,
    sent,
    field: (name: string) => dialog.getByRole('textbox', { name }),
    /** Opens the offer sheet and picks Thiago as the member. */
    fill: async () => {
      await main.getByRole('button', { name: 'Offer a contract' }).click()
      await dialog.getByRole('button', { name: 'thiago77' }).click()
      await expect.element(dialog.getByRole('heading', { name: 'Offer to thiago77' })).toBeVisible()
    },
  }
}

test('lists the team’s contracts below the limits of the agent’s own contract', async () => {
  const { main, asked } = await open()
  await expect.element(main.getByText('Up to 1%')).toBeVisible()
  const rows = main.getByRole('region', { name: 'With your direct members' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('bruna84Up to 0.8% · DailyOffered')
  expect(rows.elements()).toHaveLength(3)
  expect(asked(team)[0]).toContain('kind=DAILY')
})

describe('TeamContractsScreen: offer', () => {
  test('fills a new offer with the first tier of the agent’s own contract, and sends the typed values', async () => {
    const { main, dialog, field, fill, sent, notices } = await open({
      make: () => createSuccessResponse({ contract: createContractFixture({ account: 'thiago77' }) }),
    })
    await fill()
    await expect.element(field('Minimum stakes (R$)')).toHaveValue('500')
    await expect.element(field('Active members')).toHaveValue('3')
    await field('Share (%)').fill('0.5')
    await dialog.getByRole('button', { name: 'Add tier' }).click()
    const second = dialog.getByRole('group', { name: 'Tier 2' })
    await second.getByRole('textbox').nth(0).fill('2500')
    await second.getByRole('textbox').nth(1).fill('6')
    await second.getByRole('textbox').nth(2).fill('0,9')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect.poll(() => notices).toEqual(['toast: Offer sent to thiago77.'])
    expect(sent.map(({ body }) => body)).toEqual([
      {
        memberId: 8,
        kind: 'DAILY',
        period: 'DAY',
        tiers: [
          { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 50 },
          { fromMinor: 250_000, activeMembers: 6, rateBasisPoints: 90 },
        ],
      },
    ])
    await main.getByRole('button', { name: 'Offer a contract' }).click()
    await expect.element(dialog.getByRole('heading', { name: 'Who is it for?' })).toBeVisible()
  })

  test('shows at its field each value that exceeds the agent’s own contract, and sends no offer', async () => {
    const { dialog, field, fill, sent } = await open()
    await fill()
    await expect.element(field('Share (%)')).toHaveAccessibleDescription('Maximum 0.6% here')
    await field('Share (%)').fill('0.7')
    await field('Active members').fill('x')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect.element(field('Active members')).toHaveAccessibleDescription('Enter 0 or more.')
    await field('Active members').fill('3')
    await expect.element(field('Share (%)')).toHaveAccessibleDescription('Your own contract pays 0.6% here.')
    expect(sent).toEqual([])
  })

  test('retains the typed offer when its sheet is closed and opened again', async () => {
    const { main, dialog, field, fill } = await open()
    await fill()
    await field('Minimum stakes (R$)').fill('777')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await main.getByRole('button', { name: 'Offer a contract' }).click()
    await expect.element(dialog.getByRole('heading', { name: 'Offer to thiago77' })).toBeVisible()
    await expect.element(field('Minimum stakes (R$)')).toHaveValue('777')
  })

  test('resends an offer with the same idempotency key after a lost response', async () => {
    const answers = [
      rejectWithConnectionError,
      () => Promise.resolve(createSuccessResponse({ contract: createContractFixture({ account: 'thiago77' }) })),
    ]
    const { dialog, fill, sent, notices } = await open({ make: () => (answers.shift() ?? rejectWithConnectionError)() })
    await fill()
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect.element(dialog.getByText(/it’s never done twice/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect.poll(() => notices).toEqual(['toast: Offer sent to thiago77.'])
    expect(sent).toHaveLength(2)
    expect(sent[0]?.key).toBeTruthy()
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  test('shows why the platform refused an offer, and retains the typed values', async () => {
    const { dialog, field, fill } = await open({ make: () => createRefusalResponse('contract.pending') })
    await fill()
    await field('Minimum stakes (R$)').fill('900')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect.element(dialog.getByText('An offer of this kind is already awaiting an answer.')).toBeVisible()
    await expect.element(field('Minimum stakes (R$)')).toHaveValue('900')
  })

  test('finds by search only members directly below the agent', async () => {
    const { main, dialog } = await open()
    await main.getByRole('button', { name: 'Offer a contract' }).click()
    await dialog.getByRole('searchbox').fill('cau')
    await expect.element(dialog.getByRole('button', { name: 'caua09' })).toBeVisible()
    expect(dialog.getByRole('listitem').elements()).toHaveLength(1)
  })

  test('opens the offer sheet for the member in the URL only when this member is directly below the agent', async () => {
    const detail = (direct: boolean) => ({ value: { member: makeMember(8, 'thiago77'), path: [], rates: [], direct } })
    const path = '/m/member/agent/contracts?kind=DAILY&member=8'
    const { dialog, screen } = await open({ path, answers: { [member]: detail(true) } })
    await expect.element(dialog.getByRole('heading', { name: 'Offer to thiago77' })).toBeVisible()
    await screen.unmount()
    const other = await open({ path, answers: { [member]: detail(false) } })
    await expect.poll(() => other.asked(member)).toHaveLength(1)
    await expect.element(other.main.getByText('Up to 1%')).toBeVisible()
    expect(other.dialog.query()).toBeNull()
  })
})

describe('TeamContractsScreen: contract that the agent pays', () => {
  test.each([
    ['bruna84', 'Withdraw offer', 'WITHDRAWN', 'Offer to bruna84 withdrawn.'],
    ['thiago77', 'End contract', 'ENDED', 'The contract with thiago77 ends after the current period.'],
  ])(
    'asks for confirmation on the contract of %s before "%s", and reports the new status %s',
    async (account, action, status, said) => {
      const bodies: unknown[] = []
      const { main, dialog, screen, notices } = await open({
        answers: {
          [ending]: async (request) => {
            bodies.push(await request.json())
            return createSuccessResponse({ contract: createContractFixture({ account, status }) })
          },
        },
      })
      await main.getByRole('button', { name: new RegExp(`^${account}`) }).click()
      await dialog.getByRole('button', { name: action }).click()
      expect(bodies).toEqual([])
      await screen.getByRole('alertdialog').getByRole('button', { name: action }).click()
      await expect.poll(() => notices).toEqual([`toast: ${said}`])
      expect(bodies).toEqual([{ contractId: account === 'bruna84' ? 41 : 30 }])
    },
  )

  test('does not end a contract when the member accepts it while the agent confirms to withdraw the offer', async () => {
    let accepted = false
    const contract = () =>
      accepted ? createActiveContractFixture({ contractId: 41 }) : createContractFixture({ payer: 'agent' })
    const { main, dialog, screen, site } = await open({
      contracts: () => createTeamContractsFixture({ content: [contract()], total: 1 }),
    })
    await main.getByRole('button', { name: /^bruna84/ }).click()
    await dialog.getByRole('button', { name: 'Withdraw offer' }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    accepted = true
    await site.queries.refetchQueries()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'End contract' })).toBeVisible()
  })

  test('offers no action for a contract that has ended', async () => {
    const { main, dialog } = await open()
    await main.getByRole('button', { name: /^helena31/ }).click()
    await expect.element(dialog.getByRole('list', { name: 'Tiers' })).toBeVisible()
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['Close'])
  })
})

test('links to the agent’s own contract when the agent cannot offer contracts', async () => {
  const { main } = await open({
    contracts: () => ({ ...createTeamContractsFixture({ content: [], most: 0 }), own: undefined }),
  })
  await expect.element(main.getByText('Nothing to share yet')).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'View my contract' }))
    .toHaveAttribute('href', '/m/member/agent/getSalaryContract')
  expect(main.getByRole('button', { name: 'Offer a contract' }).query()).toBeNull()
})

test('offers a retry when the team’s contracts do not load', async () => {
  let down = true
  const { main } = await open({
    contracts: () => (down ? createRefusalResponse('server.error', 'Down', 400) : createTeamContractsFixture()),
  })
  await expect.element(main.getByText('Couldn’t load your team’s contracts')).toBeVisible()
  down = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.element(main.getByText('Up to 1%')).toBeVisible()
})

test.each([0, 4, 40, 41, 42])(
  'redirects a member of the type %i from the team’s contracts to home, and fetches nothing',
  async (type) => {
    const { location, asked } = await open({ type })
    await expect.poll(location).toBe('/m/home')
    expect(asked(team)).toEqual([])
  },
)

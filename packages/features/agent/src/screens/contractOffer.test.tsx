import {
  createSuccessResponse,
  rejectWithConnectionError,
  createSessionFixture,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { createTeamMemberFixture } from '../testing/createTeamMemberFixture.ts'
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
const member = createTeamMemberFixture(8, 'thiago77')
const later = { startsAt: '2099-11-27T03:00:00Z' }

async function open(answers: PlatformResponses = {}) {
  const page = await renderAgentScreen('/m/member/agent/contracts?kind=DAILY&member=8', <TeamContractsScreen />, {
    answers: {
      [team]: { value: createTeamContractsFixture() },
      'GET /wps/agent/team/member': { value: { member, path: [], rates: [], direct: true } },
      ...answers,
    },
  })
  const { screen } = page
  const dialog = screen.getByRole('dialog')
  const tier = (place: number) => {
    const group = dialog.getByRole('group', { name: `Tier ${place}` })
    return {
      from: group.getByRole('textbox', { name: 'Minimum stakes (R$)' }),
      active: group.getByRole('textbox', { name: 'Active members' }),
      rate: group.getByRole('textbox', { name: 'Share (%)' }),
    }
  }
  return {
    ...page,
    dialog,
    tier,
    add: () => dialog.getByRole('button', { name: 'Add tier' }).click(),
    submit: () => dialog.getByRole('button', { name: 'Send offer' }).click(),
  }
}

describe('TeamContractsScreen: tier of an offer', () => {
  test('shows no maximum share of a tier until its amount and its number of members are valid', async () => {
    const { tier, add } = await open()
    await add()
    const { from, active, rate } = tier(2)
    await expect.element(rate).toHaveAccessibleDescription('')
    await from.fill('2500')
    await expect.element(rate).toHaveAccessibleDescription('')
    await active.fill('6')
    await expect.element(rate).toHaveAccessibleDescription('Maximum 1% here')
  })

  test('shows no errors of a newly added tier until a field is left or the button is pressed', async () => {
    const { tier, add, submit } = await open()
    await tier(1).rate.fill('9')
    await submit()
    await expect.element(tier(1).rate).toHaveAccessibleDescription('Your own contract pays 0.6% here.')
    await add()
    const { from, active, rate } = tier(2)
    for (const field of [from, active, rate]) await expect.element(field).toBeValid()
    await from.fill('100')
    await active.click()
    await expect.element(from).toHaveAccessibleDescription('Must be above the previous tier: R$500.')
    await expect.element(rate).toBeValid()
    await submit()
    await expect.element(rate).toHaveAccessibleDescription('Enter a percentage above 0, with up to two decimals.')
  })

  test('keeps overlong numbers of an offer as typed', async () => {
    const { tier } = await open()
    const { from, active, rate } = tier(1)
    await from.fill('999999999999')
    await active.fill('9999999')
    await rate.fill('0,4444444')
    await rate.click()
    await from.click()
    await expect.element(from).toHaveValue('999999999999')
    await expect.element(from).toHaveAccessibleDescription('Maximum R$1,000,000,000.')
    await expect.element(active).toHaveValue('9999999')
    await expect.element(active).toHaveAccessibleDescription('Maximum 100,000.')
    await expect.element(rate).toHaveValue('0,4444444')
    await expect.element(rate).toHaveAccessibleDescription('Enter a percentage above 0, with up to two decimals.')
  })

  test('accepts full-width digits in an offer', async () => {
    const { tier, submit, sent } = await open({
      [making]: () => createSuccessResponse({ contract: createContractFixture({ account: 'thiago77' }) }),
    })
    const { from, active, rate } = tier(1)
    await from.fill('５００')
    await active.fill('３')
    await rate.fill('０，５')
    await submit()
    await expect.poll(() => sent(making)).toHaveLength(1)
    expect((await sent(making))[0]?.body).toMatchObject({
      tiers: [{ fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 50 }],
    })
  })
})

test('reports that the outcome of an offer is unknown even if the agent has closed the offer sheet', async () => {
  let lose = () => undefined as void
  const { dialog, submit, sent, notices } = await open({
    [making]: () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch')))),
  })
  await submit()
  await expect.poll(() => sent(making)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  lose()
  await expect
    .poll(() => notices)
    .toEqual(['toast: We don’t know whether thiago77 got your offer. Check your team’s contracts.'])
})

test('retains an offer when the session ends, and sends it at a press after the sign-in', async () => {
  const unauthorized = () =>
    Response.json({ success: false, errorCode: 'auth.unauthorized', message: '' }, { status: 401 })
  let known = true
  const { dialog, tier, submit, site, sent, notices } = await open({
    [team]: () => (known ? createSuccessResponse(createTeamContractsFixture()) : unauthorized()),
    'GET /wps/agent/team/member': () =>
      known ? createSuccessResponse({ member, path: [], rates: [], direct: true }) : unauthorized(),
    [making]: () =>
      known ? createSuccessResponse({ contract: createContractFixture({ account: 'thiago77' }) }) : unauthorized(),
  })
  await tier(1).from.fill('777')
  known = false
  await submit()
  await expect.poll(() => site.session.get()).toBeNull()
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await expect.element(tier(1).from).toHaveValue('777')
  known = true
  site.session.signIn(createSessionFixture({ userName: 'agent', type: 1, token: 'token-of-later' }))
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => notices).toEqual(['toast: Offer sent to thiago77.'])
  const calls = await sent(making)
  expect(calls[1]).toEqual(calls[0])
})

describe('TeamContractsScreen: contract with a member', () => {
  async function show(account: string, answers: PlatformResponses) {
    const page = await open({
      'GET /wps/agent/team/member': { value: { member, path: [], rates: [], direct: false } },
      ...answers,
    })
    await page.screen
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${account}`) })
      .click()
    return page
  }

  test.each([
    ['bruna84', 'Withdraw offer', /we don’t know whether the offer was withdrawn/],
    ['thiago77', 'End contract', /we don’t know whether the contract was ended/],
  ])(
    'shows on the contract of %s after a lost response that the outcome of "%s" is unknown',
    async (account, action, said) => {
      const { dialog, screen } = await show(account, { [ending]: rejectWithConnectionError })
      await dialog.getByRole('button', { name: action }).click()
      await screen.getByRole('alertdialog').getByRole('button', { name: action }).click()
      await expect.element(dialog.getByText(said)).toBeVisible()
    },
  )

  test('names the team on whose stakes a contract is based', async () => {
    const { dialog } = await show('bruna84', {})
    await expect.element(dialog.getByText('A share of the stakes of bruna84’s team, calculated daily.')).toBeVisible()
  })

  test('shows when a contract begins, and says that a contract that ends before then pays nothing', async () => {
    const contract = createActiveContractFixture({ account: 'thiago77', memberId: 8, payer: 'agent', ...later })
    const { dialog, screen, notices } = await show('thiago77', {
      [team]: { value: createTeamContractsFixture({ content: [contract], total: 1 }) },
      [ending]: { value: { contract: { ...contract, status: 'ENDED', endsAt: later.startsAt } } },
    })
    await expect
      .poll(
        () =>
          screen
            .getByRole('main', { includeHidden: true })
            .getByRole('button', { name: /^thiago77/, includeHidden: true })
            .element().textContent,
      )
      .toMatch(/Starts Nov 27.*Accepted/)
    await expect.element(dialog.getByText('Active')).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'End contract' }).click()
    const question = screen.getByRole('alertdialog')
    await expect.element(question.getByText('It hasn’t started yet, so thiago77 gets nothing for it.')).toBeVisible()
    await question.getByRole('button', { name: 'End contract' }).click()
    await expect.poll(() => notices).toEqual(['toast: The contract with thiago77 ended before it started.'])
  })
})

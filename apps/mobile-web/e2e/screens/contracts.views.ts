import {
  createContractFixture,
  createMemberContractsFixture,
  createDividendFixture,
  createContractPaymentPageFixture,
  createRunningPeriodFixture,
  createTeamContractsFixture,
  createActiveContractFixture,
  contractFixtures,
  contractPaymentFixtures,
} from '@lobby/agent/testing'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'
import { openPathAndWaitForText } from './navigate.ts'

const OWN_CALL = /\/wps\/agent\/contract\?/
const PAYMENTS_CALL = /\/wps\/agent\/contract\/payments/
const TEAM_CALL = /\/wps\/agent\/contract\/team/
const DIVIDEND_CALL = /\/wps\/agent\/dividend/
const CHECK_CALL = /\/wps\/agent\/contract\/check/

const salaryPath = '/m/member/agent/getSalaryContract'
const dividendPath = '/m/member/agent/getDevidendContract'
const hourPath = '/m/member/agent/getHourContract'
const teamPath = '/m/member/agent/contracts'

/** Opens a page of agent contracts with a given response, and waits for the text with the message id `id`. */
const openContract = (path: string, answer: object, id: string) => async (visit: ViewOpeningContext) => [
  await visit.changeResponse(OWN_CALL, () => answer),
  await visit.changeResponse(PAYMENTS_CALL, () => contractPaymentFixtures),
  await openPathAndWaitForText(path, id)(visit),
]
const openTeam = (answer: object, id: string) => async (visit: ViewOpeningContext) => [
  await visit.changeResponse(TEAM_CALL, () => answer),
  await openPathAndWaitForText(teamPath, id)(visit),
]
const openFailed = (operation: string, path: string, id: string) => async (visit: ViewOpeningContext) => [
  await visit.failOperation(operation),
  await openPathAndWaitForText(path, id)(visit),
]
const openLoading = (operation: string, path: string) => async (visit: ViewOpeningContext) => [
  await visit.holdOperation(operation),
  await visit.go(path),
  await visit.page.locator('main [data-loading]').first().waitFor(),
]

/** Opens the agents' home with an offered contract, and waits for the prompt, which appears when the page is idle. */
const openPrompt =
  (flag: 'dailysalreqtype' | 'divtypecompperiodreq' | 'contracthoursalreq', id: string) =>
  async (visit: ViewOpeningContext) => {
    await visit.changeResponse(CHECK_CALL, () => ({
      dailysalreqtype: 0,
      divtypecompperiodreq: 0,
      contracthoursalreq: 0,
      [flag]: 1,
    }))
    await openPathAndWaitForText('/m/agent', 'agent.today')(visit)
    await visit.page.getByRole('dialog', { name: visit.text(id) }).waitFor()
  }

/** Opens the sheet in which an agent offers a contract to a team member, and waits for its fields. */
const openOffer = async (visit: ViewOpeningContext) => {
  await openTeam(createTeamContractsFixture(), 'contracts.make')(visit)
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: visit.text('contracts.make'), exact: true })
    .click()
  await visit.page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
  await visit.page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

/** Views of a member's own agent contracts, of an agent's contracts with the team, and of the dividend. */
export const contractsViews = {
  contractPrompt: [
    {
      name: 'contract prompt, daily salary',
      story: 'screens-contracts--prompt-for-daily-salary',
      who: 'agent',
      needsAxe: true,
      needsDocument: true,
      open: openPrompt('dailysalreqtype', 'contracts.prompt.in_daily_salary_req'),
    },
    {
      name: 'contract prompt, dividend',
      story: 'screens-contracts--prompt-for-dividend',
      who: 'agent',
      open: openPrompt('divtypecompperiodreq', 'contracts.prompt.in_dividend_req'),
    },
    {
      name: 'contract prompt, hourly salary',
      story: 'screens-contracts--prompt-for-hourly-salary',
      who: 'agent',
      open: openPrompt('contracthoursalreq', 'contracts.prompt.in_hour_salary_req'),
    },
  ],
  '/m/member/agent/getSalaryContract': [
    {
      name: 'daily salary, an offer',
      story: 'screens-contracts--first-offer',
      who: 'agent',
      needsAxe: true,
      open: openContract(
        salaryPath,
        createMemberContractsFixture({ offer: createContractFixture() }),
        'contracts.accept',
      ),
    },
    {
      name: 'daily salary, running',
      story: 'screens-contracts--running-contract',
      who: 'agent',
      needsAxe: true,
      open: openContract(salaryPath, { ...contractFixtures, offer: undefined }, 'contracts.payments'),
    },
    {
      name: 'daily salary, payments',
      story: 'screens-contracts--offer-next-to-running-contract',
      who: 'agent',
      open: async (visit) => [
        await openContract(salaryPath, { ...contractFixtures, offer: undefined }, 'contracts.past')(visit),
        await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight)),
      ],
    },
    {
      name: 'daily salary, an offer next to a running contract',
      story: 'screens-contracts--offer-next-to-running-contract',
      who: 'agent',
      open: openContract(salaryPath, contractFixtures, 'contracts.accept'),
    },
    {
      name: 'daily salary, nothing yet',
      story: 'screens-contracts--no-contract',
      who: 'agent',
      open: openContract(salaryPath, createMemberContractsFixture(), 'contracts.none.DAILY'),
    },
    {
      name: 'daily salary, nothing paid yet',
      story: 'screens-contracts--no-payments',
      who: 'agent',
      open: async (visit) => [
        await visit.changeResponse(OWN_CALL, () => ({ ...contractFixtures, offer: undefined })),
        await visit.changeResponse(PAYMENTS_CALL, () => createContractPaymentPageFixture([])),
        await openPathAndWaitForText(salaryPath, 'contracts.payments.none')(visit),
        await visit.page.getByText(visit.text('contracts.payments.none'), { exact: true }).scrollIntoViewIfNeeded(),
      ],
    },
    {
      name: 'daily salary, the payments failed',
      story: 'screens-contracts--payments-failed',
      who: 'agent',
      open: async (visit) => {
        await visit.changeResponse(OWN_CALL, () => ({ ...contractFixtures, offer: undefined }))
        await visit.failOperation('contractPayments')
        await openPathAndWaitForText(salaryPath, 'contracts.payments.failed')(visit)
        await visit.page.getByText(visit.text('contracts.payments.failed')).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'daily salary, loading',
      story: 'screens-contracts--loading',
      who: 'agent',
      open: openLoading('agentContracts', salaryPath),
    },
    {
      name: 'daily salary, failed',
      story: 'screens-contracts--failed',
      who: 'agent',
      open: openFailed('agentContracts', salaryPath, 'contracts.failed'),
    },
    {
      name: 'daily salary, confirmed',
      story: 'screens-contracts--confirm-acceptance',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => {
        await openContract(
          salaryPath,
          createMemberContractsFixture({ offer: createContractFixture() }),
          'contracts.accept',
        )(visit)
        await visit.page
          .getByRole('main')
          .getByRole('button', { name: visit.text('contracts.accept') })
          .click()
        await visit.page.getByRole('alertdialog').waitFor()
      },
    },
  ],
  '/m/member/agent/getDevidendContract': [
    {
      name: 'dividend contract',
      story: 'screens-contracts--dividend-contract',
      who: 'agent',
      open: openContract(
        dividendPath,
        { past: [], active: createDividendFixture().contract, running: createDividendFixture().running },
        'contracts.payments',
      ),
    },
    {
      name: 'dividend contract, nothing yet',
      story: 'screens-contracts--no-dividend-contract',
      who: 'agent',
      open: openContract(dividendPath, createMemberContractsFixture(), 'contracts.none.DIVIDEND'),
    },
    {
      name: 'dividend contract, loading',
      story: 'screens-contracts--loading',
      who: 'agent',
      open: openLoading('agentContracts', dividendPath),
    },
    {
      name: 'dividend contract, failed',
      story: 'screens-contracts--failed',
      who: 'agent',
      open: openFailed('agentContracts', dividendPath, 'contracts.failed'),
    },
  ],
  '/m/member/agent/getHourContract': [
    {
      name: 'hourly salary',
      story: 'screens-contracts--hourly-contract',
      who: 'agent',
      open: openContract(
        hourPath,
        createMemberContractsFixture({
          active: createActiveContractFixture({
            kind: 'HOURLY',
            period: 'HOUR',
            tiers: [{ fromMinor: 20_000, activeMembers: 0, rateBasisPoints: 20 }],
          }),
          running: createRunningPeriodFixture({
            from: '2026-11-20T15:00:00Z',
            to: '2026-11-20T16:00:00Z',
            volumeMinor: 14_150,
            activeMembers: 0,
            rateBasisPoints: 0,
            amountMinor: 0,
          }),
        }),
        'contracts.payments',
      ),
    },
    {
      name: 'hourly salary, nothing yet',
      story: 'screens-contracts--no-hourly-contract',
      who: 'agent',
      open: openContract(hourPath, createMemberContractsFixture(), 'contracts.none.HOURLY'),
    },
    {
      name: 'hourly salary, loading',
      story: 'screens-contracts--loading',
      who: 'agent',
      open: openLoading('agentContracts', hourPath),
    },
    {
      name: 'hourly salary, failed',
      story: 'screens-contracts--failed',
      who: 'agent',
      open: openFailed('agentContracts', hourPath, 'contracts.failed'),
    },
  ],
  '/m/member/agent/agentDivident': [
    {
      name: 'dividend',
      story: 'screens-contracts--dividend',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(DIVIDEND_CALL, () => createDividendFixture()),
        await visit.changeResponse(PAYMENTS_CALL, () => contractPaymentFixtures),
        await openPathAndWaitForText('/m/member/agent/agentDivident', 'contracts.payments')(visit),
      ],
    },
    {
      name: 'dividend, none',
      story: 'screens-contracts--no-dividend',
      who: 'agent',
      open: async (visit) => [
        await visit.changeResponse(DIVIDEND_CALL, () => ({ shown: false, sumPaidMinor: 0, sumOwedMinor: 0 })),
        await openPathAndWaitForText('/m/member/agent/agentDivident', 'contracts.dividend.none')(visit),
      ],
    },
    {
      name: 'dividend, loading',
      story: 'screens-contracts--loading',
      who: 'agent',
      open: openLoading('dividendInfo', '/m/member/agent/agentDivident'),
    },
    {
      name: 'dividend, failed',
      story: 'screens-contracts--failed',
      who: 'agent',
      open: openFailed('dividendInfo', '/m/member/agent/agentDivident', 'contracts.dividend.failed'),
    },
  ],
  '/m/member/agent/contracts': [
    {
      name: 'contracts with the team',
      story: 'screens-contracts--team-contracts',
      who: 'agent',
      needsAxe: true,
      open: openTeam(createTeamContractsFixture(), 'contracts.team.made'),
    },
    {
      name: 'contracts with the team, nobody has one',
      story: 'screens-contracts--no-team-contracts',
      who: 'agent',
      open: openTeam(createTeamContractsFixture({ content: [] }), 'contracts.team.none'),
    },
    {
      name: 'contracts with the team, nothing to pass on',
      story: 'screens-contracts--agent-without-contract',
      who: 'agent',
      open: openTeam(
        { ...createTeamContractsFixture({ content: [], most: 0 }), own: undefined },
        'contracts.team.bare',
      ),
    },
    {
      name: 'contracts with the team, loading',
      story: 'screens-contracts--loading',
      who: 'agent',
      open: openLoading('teamContracts', teamPath),
    },
    {
      name: 'contracts with the team, failed',
      story: 'screens-contracts--failed',
      who: 'agent',
      open: openFailed('teamContracts', teamPath, 'contracts.team.failed'),
    },
    {
      name: 'contracts with the team, one of them',
      story: 'screens-contracts--contract-of-team-member',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => {
        await openTeam(createTeamContractsFixture(), 'contracts.team.made')(visit)
        await visit.page
          .getByRole('main')
          .getByRole('button', { name: /bruna84/ })
          .click()
        await visit.page
          .getByRole('dialog')
          .getByRole('button', { name: visit.text('contracts.withdraw') })
          .waitFor()
      },
    },
    {
      name: 'an offer, whom for',
      story: 'screens-contracts--offer-choose-member',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => {
        await openTeam(createTeamContractsFixture(), 'contracts.make')(visit)
        await visit.page
          .getByRole('main')
          .getByRole('button', { name: visit.text('contracts.make'), exact: true })
          .click()
        await visit.page.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    },
    {
      name: 'an offer, its tiers',
      story: 'screens-contracts--offer-tiers',
      who: 'agent',
      needsAxe: true,
      open: openOffer,
    },
    {
      name: 'an offer, beyond the own contract',
      story: 'screens-contracts--offer-above-own-contract',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => {
        await openOffer(visit)
        const dialog = visit.page.getByRole('dialog')
        await dialog.getByRole('textbox').last().fill('5')
        await dialog.getByRole('button', { name: visit.text('contracts.make.send') }).click()
        await dialog
          .getByRole('textbox', { name: visit.text('contracts.terms.rate') })
          .and(visit.page.locator('[aria-invalid]'))
          .waitFor()
      },
    },
  ],
} satisfies Record<string, readonly ScreenView[]>

import { memberPaths } from './memberRoutes.ts'
import { paths } from './paths.ts'

/** The pages of the agent area below its home (specification part 2, sections 2.6 and 6), apart from `paths`: home has no need of them. */
export const agentPaths = {
  teamOverview: '/m/agent/team/overview',
  team: '/m/member/team',
  redRain: '/m/redRain',
  teamProfitAndLoss: '/m/agent/team/pnl',
  teamBetting: '/m/teamBetting',
  agentRebate: '/m/member/agent/agentRebeat',
  teamRebate: '/m/member/teamRebate',
  openAccount: '/m/agentRegister',
  dividend: '/m/member/agent/agentDivident',
  agentNotice: '/m/member/notice',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
  teamContracts: '/m/member/agent/contracts',
} as const

/** Whether an address of records or notices asks for those of the team: its `types` is `A`, literally. */
export const asksForTeam = (query: URLSearchParams): boolean => query.get('types') === 'A'

/** Builds the addresses of the agent area. */
export const agentRoutes = {
  home: (): string => paths.agent,
  teamOverview: (): string => agentPaths.teamOverview,
  /** @param member Whose team is opened at first; without it, one's own. */
  team: ({ member }: { readonly member?: number } = {}): string =>
    member === undefined ? agentPaths.team : `${agentPaths.team}?member=${member}`,
  /** @param to Accounts that are chosen at first. */
  redRain: ({ to = [] }: { readonly to?: readonly string[] } = {}): string =>
    to.length === 0 ? agentPaths.redRain : `${agentPaths.redRain}?to=${to.map(encodeURIComponent).join(',')}`,
  teamProfitAndLoss: (): string => agentPaths.teamProfitAndLoss,
  /** @param account Of whom the bets are; without it, of the whole team. */
  teamBetting: ({ account }: { readonly account?: string } = {}): string =>
    account === undefined ? agentPaths.teamBetting : `${agentPaths.teamBetting}?account=${encodeURIComponent(account)}`,
  /** The records of the team: the account record with `types=A`. */
  teamRecord: ({ account }: { readonly account?: string } = {}): string =>
    `${memberPaths.accountRecord}?types=A${account === undefined ? '' : `&account=${encodeURIComponent(account)}`}`,
  agentRebate: (): string => agentPaths.agentRebate,
  /** @param member Whose rates are opened at first: somebody directly below. */
  teamRebate: ({ member }: { readonly member?: number } = {}): string =>
    member === undefined ? agentPaths.teamRebate : `${agentPaths.teamRebate}?member=${member}`,
  openAccount: (): string => agentPaths.openAccount,
  dividend: (): string => agentPaths.dividend,
  notice: (): string => `${agentPaths.agentNotice}?types=A`,
  salaryContract: (): string => agentPaths.salaryContract,
  dividendContract: (): string => agentPaths.dividendContract,
  hourContract: (): string => agentPaths.hourContract,
  /**
   * @param kind Which of the three contracts; without it the daily salary.
   * @param member To whom one is offered: somebody directly below.
   */
  teamContracts: ({
    kind,
    member,
  }: { readonly kind?: 'DAILY' | 'DIVIDEND' | 'HOURLY'; readonly member?: number } = {}): string => {
    const query = new URLSearchParams({
      ...(kind && { kind }),
      ...(member !== undefined && { member: String(member) }),
    }).toString()
    return query === '' ? agentPaths.teamContracts : `${agentPaths.teamContracts}?${query}`
  },
} as const

/**
 * Returns whether a query makes a page show the records or notices of the team: its parameter `types` is exactly `A`.
 */
export const hasTeamQueryParameter = (query: URLSearchParams): boolean => query.get('types') === 'A'

/** Builds the paths of the agent pages. */
export const agentRoutes = {
  home: (): string => '/m/agent',
  teamOverview: (): string => '/m/agent/team/overview',
  /** @param member The id of the member whose team opens first. Defaults to the agent's own team. */
  team: ({ member }: { readonly member?: number } = {}): string =>
    member === undefined ? '/m/member/team' : `/m/member/team?member=${member}`,
  /** @param to The accounts that are selected at first. */
  downlineTransfer: ({ to = [] }: { readonly to?: readonly string[] } = {}): string =>
    to.length === 0 ? '/m/redRain' : `/m/redRain?to=${to.map(encodeURIComponent).join(',')}`,
  teamProfitAndLoss: (): string => '/m/agent/team/pnl',
  /** @param account The account whose bets are listed. Defaults to the whole team. */
  teamBetting: ({ account }: { readonly account?: string } = {}): string =>
    account === undefined ? '/m/teamBetting' : `/m/teamBetting?account=${encodeURIComponent(account)}`,
  /** The path of the team's account record: the account record page with `types=A`. */
  teamRecord: ({ account }: { readonly account?: string } = {}): string =>
    `/m/transaction/record?types=A${account === undefined ? '' : `&account=${encodeURIComponent(account)}`}`,
  agentRebate: (): string => '/m/member/agent/agentRebeat',
  /** @param member The id of the direct downline whose rates open first. */
  teamRebate: ({ member }: { readonly member?: number } = {}): string =>
    member === undefined ? '/m/member/teamRebate' : `/m/member/teamRebate?member=${member}`,
  openAccount: (): string => '/m/agentRegister',
  dividend: (): string => '/m/member/agent/agentDivident',
  notice: (): string => '/m/member/notice?types=A',
  salaryContract: (): string => '/m/member/agent/getSalaryContract',
  dividendContract: (): string => '/m/member/agent/getDevidendContract',
  hourContract: (): string => '/m/member/agent/getHourContract',
  /**
   * @param kind One of the three kinds of agent contracts. Defaults to the daily salary.
   * @param member The id of the direct downline to whom the agent offers a contract.
   */
  teamContracts: ({
    kind,
    member,
  }: { readonly kind?: 'DAILY' | 'DIVIDEND' | 'HOURLY'; readonly member?: number } = {}): string => {
    const query = new URLSearchParams({
      ...(kind && { kind }),
      ...(member !== undefined && { member: String(member) }),
    }).toString()
    return query === '' ? '/m/member/agent/contracts' : `/m/member/agent/contracts?${query}`
  },
} as const

/** Whether an address of records or notices asks for those of the team: its `types` is `A`, literally. */
export const asksForTeam = (query: URLSearchParams): boolean => query.get('types') === 'A'

/** Builds the addresses of the agent area. */
export const agentRoutes = {
  home: (): string => '/m/agent',
  teamOverview: (): string => '/m/agent/team/overview',
  /** @param member Whose team is opened at first; without it, one's own. */
  team: ({ member }: { readonly member?: number } = {}): string =>
    member === undefined ? '/m/member/team' : `/m/member/team?member=${member}`,
  /** @param to Accounts that are chosen at first. */
  redRain: ({ to = [] }: { readonly to?: readonly string[] } = {}): string =>
    to.length === 0 ? '/m/redRain' : `/m/redRain?to=${to.map(encodeURIComponent).join(',')}`,
  teamProfitAndLoss: (): string => '/m/agent/team/pnl',
  /** @param account Of whom the bets are; without it, of the whole team. */
  teamBetting: ({ account }: { readonly account?: string } = {}): string =>
    account === undefined ? '/m/teamBetting' : `/m/teamBetting?account=${encodeURIComponent(account)}`,
  /** The records of the team: the account record with `types=A`. */
  teamRecord: ({ account }: { readonly account?: string } = {}): string =>
    `/m/transaction/record?types=A${account === undefined ? '' : `&account=${encodeURIComponent(account)}`}`,
  agentRebate: (): string => '/m/member/agent/agentRebeat',
  /** @param member Whose rates are opened at first: somebody directly below. */
  teamRebate: ({ member }: { readonly member?: number } = {}): string =>
    member === undefined ? '/m/member/teamRebate' : `/m/member/teamRebate?member=${member}`,
  openAccount: (): string => '/m/agentRegister',
  dividend: (): string => '/m/member/agent/agentDivident',
  notice: (): string => '/m/member/notice?types=A',
  salaryContract: (): string => '/m/member/agent/getSalaryContract',
  dividendContract: (): string => '/m/member/agent/getDevidendContract',
  hourContract: (): string => '/m/member/agent/getHourContract',
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
    return query === '' ? '/m/member/agent/contracts' : `/m/member/agent/contracts?${query}`
  },
} as const

/** What the menu of lotteries shows, as its address says it. Apart from `routes`: home does not pay for it. */
export interface LotteryAddress {
  /** A tab's tag; empty for the first. */
  readonly tag: string
  /** A group of the tab; empty for all. */
  readonly group: string
}

/** A code in an address; empty for what is none. */
export const codeIn = (query: URLSearchParams, name: string): string =>
  /^[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? ''

/** Reads the query of the menu's address. */
export const readLotteryAddress = (query: URLSearchParams): LotteryAddress => ({
  tag: codeIn(query, 'tab'),
  group: codeIn(query, 'group'),
})

/** The address of the menu of lotteries; what is the default is left out. */
export function lotteryAddress({ tag, group }: Partial<LotteryAddress> = {}): string {
  const query = new URLSearchParams({ ...(tag && { tab: tag }), ...(group && { group }) }).toString()
  return query ? `/m/lottery?${query}` : '/m/lottery'
}

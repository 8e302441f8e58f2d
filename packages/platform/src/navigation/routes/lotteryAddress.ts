import { playTypes, prizeModes } from './playModes.ts'

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

const backs = { home: '/m/home', lottery: '/m/lottery', moreLottery: '/m/moreLottery' } as const

/** What `/m/launchGame` opens, as its address says it (specification part 2, sections 2.1 and 7). Apart from `routes`: home does not pay for it. */
export interface LaunchAddress {
  readonly prizeMode: (typeof prizeModes)[keyof typeof prizeModes]
  /** A lottery's `code`; lobby for all of them. */
  readonly code: string
  /** Where the page that is opened leads back to. */
  readonly pageBack: keyof typeof backs
}

/** The address that opens a lottery, or the lobby of all: traditional play, back to home, unless told otherwise. */
export function launchAddress({
  prizeMode = prizeModes.Lott,
  code = 'lobby',
  pageBack = 'home',
}: Partial<LaunchAddress> = {}): string {
  return `/m/launchGame?${new URLSearchParams({ playType: playTypes.Tradition, prize_mode: prizeMode, code, pageBack }).toString()}`
}

/** Reads the query of that address; what is none of its values counts as not given. */
export function readLaunchAddress(query: URLSearchParams): LaunchAddress {
  const back = query.get('pageBack') ?? ''
  return {
    prizeMode: Object.values(prizeModes).find((mode) => mode === query.get('prize_mode')) ?? prizeModes.Lott,
    code: codeIn(query, 'code') || 'lobby',
    pageBack: isBack(back) ? back : 'home',
  }
}

/** The path that a launch from `pathname` comes back to. */
export const pageBackOf = (pathname: string): LaunchAddress['pageBack'] =>
  (Object.keys(backs) as (keyof typeof backs)[]).find((name) => backs[name] === pathname) ?? 'home'

/** The path that a name stands for. */
export const pathOfBack = (name: LaunchAddress['pageBack']): string => backs[name]

const isBack = (name: string): name is LaunchAddress['pageBack'] => Object.hasOwn(backs, name)

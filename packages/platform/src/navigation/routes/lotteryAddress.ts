import { playTypes, prizeModes } from './playModes.ts'

/**
 * The filters of the lottery menu, as its URL holds them. They are not in `routes`, because home does not need them in
 * its first load.
 */
export interface LotteryAddress {
  /** A tab's tag; empty for the first. */
  readonly tag: string
  /** A group of the tab; empty for all. */
  readonly group: string
}

/** Reads a code from a query. Returns an empty text if the code is missing or invalid. */
export const codeIn = (query: URLSearchParams, name: string): string =>
  /^[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? ''

/** Parses the query of the lottery menu. */
export const readLotteryAddress = (query: URLSearchParams): LotteryAddress => ({
  tag: codeIn(query, 'tab'),
  group: codeIn(query, 'group'),
})

/** Builds the path and query of the lottery menu. It leaves out default values. */
export function lotteryAddress({ tag, group }: Partial<LotteryAddress> = {}): string {
  const query = new URLSearchParams({ ...(tag && { tab: tag }), ...(group && { group }) }).toString()
  return query ? `/m/lottery?${query}` : '/m/lottery'
}

const backs = { home: '/m/home', lottery: '/m/lottery', moreLottery: '/m/moreLottery' } as const

/** The lottery that `/m/launchGame` opens, as the URL holds it (specification part 2, sections 2.1 and 7). */
export interface LaunchAddress {
  readonly prizeMode: (typeof prizeModes)[keyof typeof prizeModes]
  /** A lottery's `code`, or `lobby` for the lobby of all lotteries. */
  readonly code: string
  /** The page to which the opened lottery leads back. */
  readonly pageBack: keyof typeof backs
}

/**
 * Builds the path and query that open a lottery. Defaults to the lobby of all lotteries in traditional play, with the
 * way back to home.
 */
export function launchAddress({
  prizeMode = prizeModes.Lott,
  code = 'lobby',
  pageBack = 'home',
}: Partial<LaunchAddress> = {}): string {
  return `/m/launchGame?${new URLSearchParams({ playType: playTypes.Tradition, prize_mode: prizeMode, code, pageBack }).toString()}`
}

/** Parses the query of `/m/launchGame`. It ignores invalid values. */
export function readLaunchAddress(query: URLSearchParams): LaunchAddress {
  const back = query.get('pageBack') ?? ''
  return {
    prizeMode: Object.values(prizeModes).find((mode) => mode === query.get('prize_mode')) ?? prizeModes.Lott,
    code: codeIn(query, 'code') || 'lobby',
    pageBack: isBack(back) ? back : 'home',
  }
}

/** Returns the name of the page to which a launch from `pathname` leads back. Defaults to home. */
export const pageBackOf = (pathname: string): LaunchAddress['pageBack'] =>
  (Object.keys(backs) as (keyof typeof backs)[]).find((name) => backs[name] === pathname) ?? 'home'

/** Returns the path of a page by its name. */
export const pathOfBack = (name: LaunchAddress['pageBack']): string => backs[name]

const isBack = (name: string): name is LaunchAddress['pageBack'] => Object.hasOwn(backs, name)

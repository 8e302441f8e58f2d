import { lotteryPlayTypes, prizeModes } from './playModes.ts'

/**
 * The filters of the lottery menu, as its URL contains them.
 */
export interface LotteryMenuFilters {
  /** The tag of the open tab; empty for the first tab. */
  readonly tag: string
  /** The code of the group of lotteries that the tab shows; empty for all groups. */
  readonly group: string
}

/**
 * Reads the code of a lottery, tab or group from the query parameter `name`. Returns an empty text if the code is
 * missing or invalid.
 */
export const readLotteryCode = (query: URLSearchParams, name: string): string =>
  /^[\w-]{1,40}$/.exec(query.get(name) ?? '')?.[0] ?? ''

/** Parses the query of the lottery menu. */
export const parseLotteryMenuFilters = (query: URLSearchParams): LotteryMenuFilters => ({
  tag: readLotteryCode(query, 'tab'),
  group: readLotteryCode(query, 'group'),
})

/** Builds the path and query of the lottery menu. Omits default values. */
export function buildLotteryMenuPath({ tag, group }: Partial<LotteryMenuFilters> = {}): string {
  const query = new URLSearchParams({ ...(tag && { tab: tag }), ...(group && { group }) }).toString()
  return query ? `/m/lottery?${query}` : '/m/lottery'
}

const backs = { home: '/m/home', lottery: '/m/lottery', moreLottery: '/m/moreLottery' } as const

/**
 * The lottery that the launch page (`/m/launchGame`) opens, as the URL describes it (specification part 2, sections 2.1
 * and 7).
 */
export interface LotteryLaunchParameters {
  readonly prizeMode: (typeof prizeModes)[keyof typeof prizeModes]
  /** A lottery's `code`, or `lobby` for the lobby of all lotteries. */
  readonly code: string
  /** The page to which the opened lottery leads back. */
  readonly pageBack: keyof typeof backs
}

/**
 * Builds the path and query of the launch page that opens a lottery. Defaults to the lobby of all lotteries, which
 * leads back to home.
 */
export function buildLotteryLaunchPath({
  prizeMode = prizeModes.Lott,
  code = 'lobby',
  pageBack = 'home',
}: Partial<LotteryLaunchParameters> = {}): string {
  return `/m/launchGame?${new URLSearchParams({ playType: lotteryPlayTypes.Tradition, prize_mode: prizeMode, code, pageBack }).toString()}`
}

/** Parses the query of the launch page (`/m/launchGame`). Ignores invalid values. */
export function parseLotteryLaunchParameters(query: URLSearchParams): LotteryLaunchParameters {
  const back = query.get('pageBack') ?? ''
  return {
    prizeMode: Object.values(prizeModes).find((mode) => mode === query.get('prize_mode')) ?? prizeModes.Lott,
    code: readLotteryCode(query, 'code') || 'lobby',
    pageBack: isBack(back) ? back : 'home',
  }
}

/** Returns the name of the page to which a launch from `pathname` leads back. Defaults to home. */
export const getReturnPageName = (pathname: string): LotteryLaunchParameters['pageBack'] =>
  (Object.keys(backs) as (keyof typeof backs)[]).find((name) => backs[name] === pathname) ?? 'home'

/** Returns the path of the page to which a lottery leads back, by the name of the page. */
export const getReturnPagePath = (name: LotteryLaunchParameters['pageBack']): string => backs[name]

const isBack = (name: string): name is LotteryLaunchParameters['pageBack'] => Object.hasOwn(backs, name)

import type { GameListFilters } from './gameListFilters.ts'
import { isHomePath } from './home.ts'
import { parseSafePath } from './parseSafePath.ts'
import { formatGameListFilters } from './formatGameListFilters.ts'

/** Builds the site's paths. No other code contains a path as text. */
export const routes = {
  home: (): string => '/m/home',
  /**
   * @param next The path and query to open after the sign-in. Home is the default and is left out of the URL.
   *   `getPathAfterLogin` reads this parameter.
   */
  login: ({ next = '/m/home' }: { readonly next?: string } = {}): string =>
    isHomePath(next) ? '/m/login' : `/m/login?next=${encodeURIComponent(next)}`,
  register: (): string => '/m/register',
  forgotPassword: (): string => '/m/forget',
  changePassword: (): string => '/m/changePsw',
  settings: (): string => '/m/set',
  agreement: (): string => '/m/useragreement',
  trial: (): string => '/m/trail',
  /** The path of a game list, which is filtered by category, vendor or name (specification part 2, section 2.7). */
  gameList: (address: Partial<GameListFilters>): string => `/m/gameList?${formatGameListFilters(address)}`,
  maintenance: (): string => '/m/maintenance',
  restricted: (): string => '/m/restricted',
  /** @param id The id of the notice that is expanded at first. */
  notice: ({ id }: { readonly id?: number } = {}): string => (id === undefined ? '/m/notice' : `/m/notice?id=${id}`),
  /** @param item The index of the item that is expanded at first, from 0. */
  help: ({ item }: { readonly item?: number } = {}): string =>
    item === undefined ? '/m/help' : `/m/helpDetail?i=${item}`,
  service: (): string => '/m/service',
  activity: (): string => '/m/activity',
  /** The path of the page of one promotion. */
  activityInfo: (id: string): string => `/m/activityInfo?id=${encodeURIComponent(id)}`,
  deposit: (): string => '/m/voucherCenter',
  withdraw: (): string => '/m/withdraw',
  invite: (): string => '/m/inviteFriends',
  mine: (): string => '/m/mine',
  inbox: (): string => '/m/webEmail',
  rewards: (): string => '/m/rewardCenter',
} as const

/**
 * Returns the path to which an editor's `promotionType` leads (HOME-031). The text is either a path of the site or the
 * id of a promotion. Returns null for anything else.
 */
export function getPromotionPath(promotionType: string | null | undefined): string | null {
  if (typeof promotionType !== 'string') return null
  return (
    parseSafePath(promotionType) ?? (/^[\w-]{1,64}$/.test(promotionType) ? routes.activityInfo(promotionType) : null)
  )
}

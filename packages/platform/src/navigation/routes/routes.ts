import type { GameListAddress } from './gameListAddress.ts'
import { isHome } from './home.ts'
import { ownPath } from './ownPath.ts'
import { writeGameListAddress } from './writeGameListAddress.ts'

/** Builds the site's addresses: nobody else writes a path. */
export const routes = {
  home: (): string => '/m/home',
  /** @param next The path to come back to after the sign-in, with its query; home is left out. `afterLogin` reads it. */
  login: ({ next = '/m/home' }: { readonly next?: string } = {}): string =>
    isHome(next) ? '/m/login' : `/m/login?next=${encodeURIComponent(next)}`,
  register: (): string => '/m/register',
  forgotPassword: (): string => '/m/forget',
  changePassword: (): string => '/m/changePsw',
  settings: (): string => '/m/set',
  agreement: (): string => '/m/useragreement',
  trial: (): string => '/m/trail',
  /** Games of one type (specification part 2, section 2.7). */
  gameList: (address: Partial<GameListAddress>): string => `/m/gameList?${writeGameListAddress(address)}`,
  maintenance: (): string => '/m/maintenance',
  restricted: (): string => '/m/restricted',
  /** @param id The notice that is open at first. */
  notice: ({ id }: { readonly id?: number } = {}): string => (id === undefined ? '/m/notice' : `/m/notice?id=${id}`),
  /** @param item The place of the item that is open at first, from 0. */
  help: ({ item }: { readonly item?: number } = {}): string =>
    item === undefined ? '/m/help' : `/m/helpDetail?i=${item}`,
  service: (): string => '/m/service',
  activity: (): string => '/m/activity',
  /** One promotion. */
  activityInfo: (id: string): string => `/m/activityInfo?id=${encodeURIComponent(id)}`,
  deposit: (): string => '/m/voucherCenter',
  withdraw: (): string => '/m/withdraw',
  invite: (): string => '/m/inviteFriends',
  mine: (): string => '/m/mine',
  inbox: (): string => '/m/webEmail',
  rewards: (): string => '/m/rewardCenter',
} as const

/**
 * Where an editor's `promotionType` leads (HOME-031): to the route of the product that it names, else to the promotion whose id it is. Null
 * for anything else.
 */
export function promotionPath(promotionType: string | null | undefined): string | null {
  if (typeof promotionType !== 'string') return null
  return ownPath(promotionType) ?? (/^[\w-]{1,64}$/.test(promotionType) ? routes.activityInfo(promotionType) : null)
}

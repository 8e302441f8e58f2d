import type { GameListAddress } from './gameListAddress.ts'
import { isHome, paths } from './paths.ts'
import { ownPath } from './ownPath.ts'
import { writeGameListAddress } from './writeGameListAddress.ts'

/** Builds the site's addresses: nobody else writes a path. */
export const routes = {
  home: (): string => paths.home,
  /** @param next The path to come back to after the sign-in, with its query; home is left out. `afterLogin` reads it. */
  login: ({ next = paths.home }: { readonly next?: string } = {}): string =>
    isHome(next) ? paths.login : `${paths.login}?next=${encodeURIComponent(next)}`,
  register: (): string => paths.register,
  forgotPassword: (): string => paths.forgotPassword,
  changePassword: (): string => paths.changePassword,
  settings: (): string => paths.settings,
  agreement: (): string => paths.agreement,
  trial: (): string => paths.trial,
  /** Games of one type (specification part 2, section 2.7). */
  gameList: (address: Partial<GameListAddress>): string => `${paths.gameList}?${writeGameListAddress(address)}`,
  maintenance: (): string => paths.maintenance,
  restricted: (): string => paths.restricted,
  /** @param id The notice that is open at first. */
  notice: ({ id }: { readonly id?: number } = {}): string =>
    id === undefined ? paths.notice : `${paths.notice}?id=${id}`,
  /** @param item The place of the item that is open at first, from 0. */
  help: ({ item }: { readonly item?: number } = {}): string =>
    item === undefined ? paths.help : `${paths.helpDetail}?i=${item}`,
  service: (): string => paths.service,
  activity: (): string => paths.activity,
  /** One promotion. */
  activityInfo: (id: string): string => `${paths.activityInfo}?id=${encodeURIComponent(id)}`,
  deposit: (): string => paths.deposit,
  withdraw: (): string => paths.withdraw,
  invite: (): string => paths.invite,
  mine: (): string => paths.mine,
  inbox: (): string => paths.inbox,
  rewards: (): string => paths.rewards,
} as const

/**
 * Where an editor's `promotionType` leads (HOME-031): to the route of the product that it names, else to the promotion whose id it is. Null
 * for anything else.
 */
export function promotionPath(promotionType: string | null | undefined): string | null {
  if (typeof promotionType !== 'string') return null
  return ownPath(promotionType) ?? (/^[\w-]{1,64}$/.test(promotionType) ? routes.activityInfo(promotionType) : null)
}

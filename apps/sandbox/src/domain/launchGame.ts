import { transaction, type Db } from '../db/sql.ts'
import { gamesById } from '../seed/games.ts'
import { vendors } from '../seed/vendors.ts'
import { demandVendor, type Game } from './catalogue.ts'
import { trialType, type Member } from './people.ts'
import { addRecent } from './favourites.ts'
import { Refused } from './refused.ts'
import { checkPlay } from './responsible/mayPlay.ts'
import { openSession, type OpenSession } from './rounds.ts'
import { post } from './wallet.ts'

export interface LaunchGame extends Omit<OpenSession, 'member' | 'game'> {
  readonly member: Member
  readonly game: Game
  /** In minor units, what the player has confirmed to pay; undefined for nothing. */
  readonly priceMinor: number | undefined
  /** Vendors under maintenance. */
  readonly resting: readonly string[]
}

/** Whether a game of a vendor may stand in a frame of the site, or is a page of its own. */
export const openModeOf = (vendor: string): 'FRAME' | 'LOCATION' =>
  vendors.find(({ code }) => code === vendor)?.framed ? 'FRAME' : 'LOCATION'

/**
 * Holds a game against the rules of its vendor and its room.
 * @throws Refused `game.unavailable`, `game.vendor.maintenance`, `game.trial.refused`, `game.room.vip`
 */
export function checkLaunch(game: Game, member: Member, resting: readonly string[]): void {
  demandVendor(game.vassalage, resting)
  if (!game.supportPlay) throw new Refused('game.unavailable')
  const vendor = vendors.find(({ code }) => code === game.vassalage)
  if (member.type === trialType && vendor?.trialPlay === false) throw new Refused('game.trial.refused')
  if (gamesById.get(game.nodeId)?.roomType === 'vip' && member.vip === null) throw new Refused('game.room.vip')
}

/**
 * Opens a session of a game, pays for a private room and puts the game among the recent ones, all or nothing. `launchedBefore` answers a key that was used.
 * @returns the session's id
 * @throws Refused as `checkLaunch` and `checkPlay` do, and `game.room.price`, `wallet.balance.insufficient`, `request.key.reused`
 */
export function launchGame(db: Db, { member, game, priceMinor, resting, ...open }: LaunchGame): string {
  checkLaunch(game, member, resting)
  const due = gamesById.get(game.nodeId)?.priceMinor ?? 0
  if (due > 0 && priceMinor !== due) throw new Refused('game.room.price')
  const { tenant, now } = open
  return transaction(db, () => {
    const owner = { tenant, member: member.id }
    checkPlay(db, owner, due, now)
    const id = openSession(db, { ...open, member: member.id, game: game.nodeId })
    const ref = `room:${id}`
    if (due > 0) post(db, { tenant, member: member.id, kind: 'room', ref, amountMinor: -due, at: now })
    addRecent(db, owner, game.nodeId)
    return id
  })
}

/**
 * Returns the address that a launched page leads back to: the requested path of the site, or home if there is none or it is invalid.
 * @param siteOrigin - of the tenant's site that asked
 */
export function backUrl(siteOrigin: string, path: string | undefined): string {
  const home = `${siteOrigin}/m/home`
  if (path === undefined || !/^\/m\/[\w/]+(\?[\w=&%+.~-]*)?$/.test(path)) return home
  const url = new URL(path, siteOrigin)
  return url.origin === siteOrigin ? url.href : home
}

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
  /** The price in minor units that the player confirmed; undefined if the player confirmed none. */
  readonly priceMinor: number | undefined
  /** Vendors under maintenance. */
  readonly resting: readonly string[]
}

/** Returns whether a vendor's games open in a frame of the site (`FRAME`) or as a separate page (`LOCATION`). */
export const openModeOf = (vendor: string): 'FRAME' | 'LOCATION' =>
  vendors.find(({ code }) => code === vendor)?.framed ? 'FRAME' : 'LOCATION'

/**
 * Checks whether a member may launch a game, by the rules of its vendor and its room.
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
 * Opens a game session, charges the price of a private room and adds the game to the recent games, in one transaction.
 * For a repeated key, call `launchedBefore` first.
 * @returns the session's id
 * @throws Refused like `checkLaunch` and `checkPlay`, and `game.room.price`, `wallet.balance.insufficient`,
 * `request.key.reused`
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
 * Returns the URL of the link back from a launched page: the requested path of the site, or home if the path is missing or invalid.
 * @param siteOrigin - the origin of the tenant's site that sent the request
 */
export function backUrl(siteOrigin: string, path: string | undefined): string {
  const home = `${siteOrigin}/m/home`
  if (path === undefined || !/^\/m\/[\w/]+(\?[\w=&%+.~-]*)?$/.test(path)) return home
  const url = new URL(path, siteOrigin)
  return url.origin === siteOrigin ? url.href : home
}

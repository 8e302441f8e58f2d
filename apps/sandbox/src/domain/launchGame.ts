import { runInTransaction, type Db } from '../db/sql.ts'
import { seedGamesById } from '../seed/games.ts'
import { seedVendors } from '../seed/vendors.ts'
import { requireVendorAvailable, type Game } from './catalogue.ts'
import { TRIAL_MEMBER_TYPE, type Member } from './members.ts'
import { addToRecentGames } from './favourites.ts'
import { Refused } from './refused.ts'
import { checkStakeAllowed } from './responsible/checkStakeAllowed.ts'
import { openGameSession, type GameSessionRequest } from './rounds.ts'
import { postLedgerEntry } from './wallet.ts'

export interface GameLaunchRequest extends Omit<GameSessionRequest, 'member' | 'game'> {
  readonly member: Member
  readonly game: Game
  /** The price in minor units that the player confirmed; undefined if the player confirmed none. */
  readonly priceMinor: number | undefined
  /** Vendors under maintenance. */
  readonly vendorsUnderMaintenance: readonly string[]
}

/** Returns whether a vendor's games open in a frame of the site (`FRAME`) or as a separate page (`LOCATION`). */
export const getVendorGameOpenMode = (vendor: string): 'FRAME' | 'LOCATION' =>
  seedVendors.find(({ code }) => code === vendor)?.framed ? 'FRAME' : 'LOCATION'

/**
 * Checks that a member may launch a game, according to the rules of the game's vendor and room.
 * @param vendorsUnderMaintenance - the `vassalage` of these vendors
 * @throws Refused `game.unavailable`, `game.vendor.maintenance`, `game.trial.refused`, `game.room.vip`
 */
export function checkGameLaunchAllowed(game: Game, member: Member, vendorsUnderMaintenance: readonly string[]): void {
  requireVendorAvailable(game.vassalage, vendorsUnderMaintenance)
  if (!game.supportPlay) throw new Refused('game.unavailable')
  const vendor = seedVendors.find(({ code }) => code === game.vassalage)
  if (member.type === TRIAL_MEMBER_TYPE && vendor?.trialPlay === false) throw new Refused('game.trial.refused')
  if (seedGamesById.get(game.nodeId)?.roomType === 'vip' && member.vip === null) throw new Refused('game.room.vip')
}

/**
 * Opens a game session, charges the price of a private room and adds the game to the recent games, in one transaction.
 * Call `findOrReopenGameSession` first, so that a repeated request is not charged a second time.
 * @returns the session's id
 * @throws Refused like `checkGameLaunchAllowed` and `checkStakeAllowed`, and `game.room.price`,
 *   `wallet.balance.insufficient`, `request.key.reused`
 */
export function launchGame(
  db: Db,
  { member, game, priceMinor, vendorsUnderMaintenance, ...open }: GameLaunchRequest,
): string {
  checkGameLaunchAllowed(game, member, vendorsUnderMaintenance)
  const due = seedGamesById.get(game.nodeId)?.priceMinor ?? 0
  if (due > 0 && priceMinor !== due) throw new Refused('game.room.price')
  const { tenant, now } = open
  return runInTransaction(db, () => {
    const owner = { tenant, member: member.id }
    checkStakeAllowed(db, owner, due, now)
    const id = openGameSession(db, { ...open, member: member.id, game: game.nodeId })
    const ref = `room:${id}`
    if (due > 0) postLedgerEntry(db, { tenant, member: member.id, kind: 'room', ref, amountMinor: -due, at: now })
    addToRecentGames(db, owner, game.nodeId)
    return id
  })
}

/**
 * Returns the URL that a launched game links back to: the requested path of the site, or the home page if the path is
 * missing or invalid.
 * @param siteOrigin - the web origin of the site that sent the request
 */
export function resolveReturnUrl(siteOrigin: string, path: string | undefined): string {
  const home = `${siteOrigin}/m/home`
  if (path === undefined || !/^\/m\/[\w/]+(\?[\w=&%+.~-]*)?$/.test(path)) return home
  const url = new URL(path, siteOrigin)
  return url.origin === siteOrigin ? url.href : home
}

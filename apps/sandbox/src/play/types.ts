import type { Language } from '../domain/language.ts'
import type { Match } from '../domain/matchBets.ts'
import type { Round } from '../domain/rounds.ts'
import type { SeedGame } from '../seed/games.ts'

/** What the page of a launched game shows before the first round. */
export interface PlaySession {
  readonly id: string
  readonly game: SeedGame
  /** The match that is bet on; absent for a game that is not about one. */
  readonly match?: Match | undefined
  /** Where the player came from. */
  readonly returnUrl: string
  readonly language: Language
  /** ISO 4217 */
  readonly currency: string
  readonly balanceMinor: number
  readonly ended: boolean
  /** The origin of the site that may show the page in a frame and is told of it; absent for a page of its own. */
  readonly framedBy?: string
}

/** A settled round; amounts in minor units. */
export interface PlayedRound {
  readonly outcome: Round['outcome']
  readonly payoutMinor: number
  readonly balanceMinor: number
}

/** What the game page needs of the wallet and the bets. */
export interface RoundsDomain {
  /** The session, or null when there is none. */
  sessionOf(id: string): PlaySession | null
  /**
   * Plays one round; the same key again gives the same answer and moves nothing.
   * @throws Refused `round.session.unknown`, `round.session.ended`, `round.stake.invalid`, `wallet.balance.insufficient`,
   *   `request.key.reused`, `game.vendor.maintenance`
   */
  playRound(round: {
    readonly sessionId: string
    readonly stakeMinor: number
    readonly key: string
    readonly pick?: number | undefined
  }): PlayedRound
}

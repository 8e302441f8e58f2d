import type { Db } from '../db/sql.ts'
import type { Clock } from '../domain/clock.ts'
import { openModeOf } from '../domain/launchGame.ts'
import { matchOf } from '../domain/matchBets.ts'
import { playRound, sessionOf } from '../domain/rounds.ts'
import type { Tenants } from '../domain/tenants.ts'
import { balanceOf } from '../domain/wallet.ts'
import type { Switches } from '../operations/call.ts'
import { gamesById } from '../seed/games.ts'
import type { RoundsDomain } from './types.ts'

interface RoundsOptions {
  readonly db: () => Db
  readonly clock: Pick<Clock, 'now'>
  readonly tenants: Pick<Tenants, 'list'>
  readonly switches: Pick<Switches, 'restingVendors'>
}

/** The game page's view of the sandbox's own rounds and wallets. */
export function createRounds({ db, clock, tenants, switches }: RoundsOptions): RoundsDomain {
  return {
    sessionOf(id) {
      const session = sessionOf(db(), id)
      const game = session && gamesById.get(session.game)
      const tenant = session && tenants.list.find((one) => one.id === session.tenant)
      if (!session || !game || !tenant) return null
      return {
        id,
        game,
        match: matchOf(db(), session.tenant, session.game, session.startedAt),
        returnUrl: session.returnUrl,
        language: session.language,
        currency: tenant.currency,
        balanceMinor: balanceOf(db(), session.tenant, session.member),
        ended: session.endsAt <= clock.now(),
        ...(openModeOf(game.vassalage) === 'FRAME' && { framedBy: new URL(session.returnUrl).origin }),
      }
    },
    playRound: (round) => playRound(db(), { ...round, resting: switches.restingVendors, now: clock.now() }),
  }
}

import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refused } from '../domain/refused.ts'
import {
  parseSameOriginBody,
  idempotencyKeyPattern,
  createLaunchedGameApp,
  createPictureHandler,
  sessionIdPattern,
} from './createLaunchedGameApp.ts'
import { renderPlayPage, renderUnknownSessionPage, type PlayPageData } from './renderPlayPage.ts'
import type { Db } from '../db/sql.ts'
import type { SandboxClock } from '../domain/clock.ts'
import { getVendorGameOpenMode } from '../domain/launchGame.ts'
import { findMatchOfGameSession } from '../domain/matchBets.ts'
import { playGameRound, findGameSession } from '../domain/rounds.ts'
import type { TenantLookup } from '../domain/tenants.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import type { DeveloperSwitches } from '../operations/call.ts'
import { seedGamesById } from '../seed/games.ts'

const buildPolicy = (framedBy = "'none'"): string =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  `base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy}`

const statuses: Readonly<Record<string, 400 | 403 | 404 | 409 | 410 | 422 | 503>> = {
  'round.session.unknown': 404,
  'round.session.ended': 410,
  'round.stake.invalid': 422,
  'wallet.balance.insufficient': 409,
  'request.key.reused': 409,
  'system.unavailable': 503,
  'game.vendor.maintenance': 503,
  'responsible.paused': 403,
  'responsible.excluded': 403,
  'responsible.loss.limit': 403,
  'responsible.time.limit': 403,
}

export interface GamePagesOptions {
  readonly db: () => Db
  readonly clock: Pick<SandboxClock, 'now'>
  readonly tenants: Pick<TenantLookup, 'list'>
  readonly switches: Pick<DeveloperSwitches, 'vendorsUnderMaintenance'>
  /** The only web origin under which the pages of launched games are served. */
  readonly playOrigin: string
}

/**
 * Creates the routes of launched games. `GET /play/<sessionId>` returns the page of the game.
 * `POST /play/<sessionId>/round` plays a round. Its body is `{ stakeMinor, key }`, for a match also with `pick`. Its
 * response is `{ outcome, payoutMinor, balanceMinor }`, or `{ errorCode }` with an error status. The secret session id
 * is the only authorization.
 */
export function createGamePages({ playOrigin, ...parts }: GamePagesOptions): Hono {
  const { db, clock, switches } = parts
  const app = createLaunchedGameApp(playOrigin, '/play', import.meta.dirname)
  app.get('/play/symbols/:file{[a-z]+\\.svg}', createPictureHandler('symbol'))
  app.get('/play/teams/:file{[a-z-]+\\.webp}', createPictureHandler('team'))
  app.get('/play/art/:file{[0-9]+\\.webp}', createPictureHandler('game'))

  app.get('/play/:id', (context) => {
    const id = context.req.param('id')
    const session = sessionIdPattern.test(id) ? readPlaySession(parts, id) : null
    const headers = { 'Content-Security-Policy': buildPolicy(session?.framedBy), 'Cache-Control': 'no-store' }
    return session
      ? context.html(renderPlayPage(session), 200, headers)
      : context.html(renderUnknownSessionPage(), 404, headers)
  })

  app.post(
    '/play/:id/round',
    bodyLimit({ maxSize: 1024, onError: (context) => context.json({ errorCode: 'request.size' }, 413) }),
    async (context) => {
      const id = context.req.param('id')
      const round = await parseRound(context)
      if (!round) return context.json({ errorCode: 'request.invalid' }, 400)
      if (!sessionIdPattern.test(id)) return context.json({ errorCode: 'round.session.unknown' }, 404)
      try {
        const { outcome, payoutMinor, balanceMinor } = playGameRound(db(), {
          sessionId: id,
          ...round,
          vendorsUnderMaintenance: switches.vendorsUnderMaintenance,
          now: clock.now(),
        })
        return context.json({ outcome, payoutMinor, balanceMinor }, 200, { 'Cache-Control': 'no-store' })
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return context.json({ errorCode: error.code }, statuses[error.code] ?? 400)
      }
    },
  )
  return app
}

/**
 * Reads the data that the game page shows before the first round. Returns null if the game session does not exist.
 */
function readPlaySession(
  { db, clock, tenants }: Omit<GamePagesOptions, 'playOrigin'>,
  id: string,
): PlayPageData | null {
  const session = findGameSession(db(), id)
  const game = session && seedGamesById.get(session.game)
  const tenant = session && tenants.list.find((one) => one.id === session.tenant)
  if (!session || !game || !tenant) return null
  return {
    id,
    game,
    match: findMatchOfGameSession(db(), session.tenant, session.game, session.started_at),
    returnUrl: session.return_url,
    language: session.language,
    currency: tenant.currency,
    balanceMinor: getWalletBalance(db(), session.tenant, session.member),
    ended: session.ends_at <= clock.now(),
    ...(getVendorGameOpenMode(game.vassalage) === 'FRAME' && { framedBy: new URL(session.return_url).origin }),
  }
}

/**
 * Parses the request for a round. Returns undefined if the body is invalid or another site sent the request.
 */
async function parseRound(context: Context): Promise<{ stakeMinor: number; key: string; pick?: number } | undefined> {
  const { stakeMinor, key, pick } = await parseSameOriginBody(context)
  if (typeof stakeMinor !== 'number' || typeof key !== 'string' || !idempotencyKeyPattern.test(key)) return undefined
  if (pick !== undefined && typeof pick !== 'number') return undefined
  return { stakeMinor, key, ...(pick !== undefined && { pick }) }
}

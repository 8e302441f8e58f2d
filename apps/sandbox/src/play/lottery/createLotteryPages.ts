import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refused } from '../../domain/refused.ts'
import { seedLotteries } from '../../seed/lotteries.ts'
import { MAX_BETS_PER_LOTTERY_ORDER } from '../../seed/plays.ts'
import {
  parseSameOriginBody,
  idempotencyKeyPattern,
  createLaunchedGameApp,
  createPictureHandler,
  sessionIdPattern,
} from '../createLaunchedGameApp.ts'
import type { LotteryService, LotteryOrderRequest } from './createLotteryService.ts'
import { renderLotteryBettingPage, renderLotteryLobbyPage, renderUnknownLotterySessionPage } from './page.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const statuses: Readonly<Record<string, 400 | 404 | 410 | 503>> = {
  'round.session.unknown': 404,
  'round.session.ended': 410,
  'lottery.unknown': 404,
  'request.key.reused': 400,
  'system.unavailable': 503,
  'game.vendor.maintenance': 503,
}

export interface LotteryPagesOptions {
  readonly service: LotteryService
  /** The only web origin under which the pages of launched lotteries are served. */
  readonly playOrigin: string
}

/**
 * Creates the routes of launched lotteries. `GET /play/lottery/<session>` returns the lobby, or with `?code=` the
 * betting page of a lottery. `GET .../state?code=` returns the data of the page. `POST .../order` places the order
 * `{ code, numero, key, bets }`. `POST .../cancel` cancels the order `{ order, code }`. Both `POST` requests return the
 * new data, or `{ errorCode }` with an error status. The secret session id is the only authorization.
 */
export function createLotteryPages({ service, playOrigin }: LotteryPagesOptions): Hono {
  const app = createLaunchedGameApp(playOrigin, '/play/lottery', import.meta.dirname)
  app.get('/play/lottery/signs/:file{[a-z0-9-]+\\.svg}', createPictureHandler('lottery'))

  app.get('/play/lottery/:id', (context) => {
    const id = context.req.param('id')
    const session = sessionIdPattern.test(id) ? service.sessionOf(id) : null
    const code = context.req.query('code') ?? session?.code ?? null
    const lottery = seedLotteries.find((each) => each.code === code)
    const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }
    if (!session || (code !== null && !lottery)) return context.html(renderUnknownLotterySessionPage(), 404, headers)
    return context.html(
      lottery ? renderLotteryBettingPage(session, lottery) : renderLotteryLobbyPage(session),
      200,
      headers,
    )
  })

  app.get('/play/lottery/:id/state', (context) => {
    const { code } = context.req.query()
    return answerSession(context, (id) => (code === undefined ? service.lobby(id) : service.table(id, code)))
  })
  const limit = bodyLimit({
    maxSize: 4096,
    onError: (context) => context.json({ errorCode: 'request.too.large' }, 413),
  })
  app.post('/play/lottery/:id/order', limit, async (context) => {
    const order = parseOrder(await parseSameOriginBody(context))
    if (!order) return context.json({ errorCode: 'request.invalid' }, 400)
    return answerSession(context, (id) => {
      const placed = service.place(id, order)
      return { placed, ...service.table(id, order.code) }
    })
  })
  app.post('/play/lottery/:id/cancel', limit, async (context) => {
    const { order, code } = await parseSameOriginBody(context)
    if (typeof order !== 'number' || !Number.isSafeInteger(order) || typeof code !== 'string')
      return context.json({ errorCode: 'request.invalid' }, 400)
    return answerSession(context, (id) => {
      service.cancel(id, order)
      return service.table(id, code)
    })
  })
  return app
}

/**
 * Returns the result of `make` as JSON, or `{ errorCode }` if `make` throws. Errors that are not in `statuses` have the
 * status 409.
 */
function answerSession(context: Context, make: (id: string) => object): Response {
  const id = context.req.param('id') ?? ''
  try {
    if (!sessionIdPattern.test(id)) throw new Refused('round.session.unknown')
    return context.json(make(id), 200, { 'Cache-Control': 'no-store' })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return context.json({ errorCode: error.code }, statuses[error.code] ?? 409)
  }
}

function parseOrder({ code, numero, key, bets }: Readonly<Record<string, unknown>>): LotteryOrderRequest | undefined {
  if (
    typeof code !== 'string' ||
    typeof numero !== 'string' ||
    typeof key !== 'string' ||
    !idempotencyKeyPattern.test(key)
  )
    return undefined
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > MAX_BETS_PER_LOTTERY_ORDER || !bets.every(isBet))
    return undefined
  return {
    code,
    numero,
    key,
    bets: bets.map(({ playCode, selection, stakeMinor }) => ({ playCode, selection, stakeMinor })),
  }
}

function isBet(bet: unknown): bet is LotteryOrderRequest['bets'][number] {
  if (typeof bet !== 'object' || bet === null) return false
  const { playCode, selection, stakeMinor } = bet as Record<string, unknown>
  return typeof playCode === 'string' && typeof selection === 'string' && typeof stakeMinor === 'number'
}

import type { ResponseValueOf } from '@lobby/api'
import { MARKET_PACKS, type LimitKind, type LimitPeriod } from '@lobby/merchant/markets'
import { selectOne } from '../db/sql.ts'
import { getCalendarPeriod } from '../domain/days.ts'
import { findRunningBreak, beginBreak as startBreak } from '../domain/responsible/breaks.ts'
import { listLimitOrBreakChanges } from '../domain/responsible/limitOrBreakChanges.ts'
import { getOwnLimitBounds, cancelOwnLimitRaise, listOwnLimits, saveOwnLimit } from '../domain/responsible/limits.ts'
import { getStakesAndWinningsSince, getLimitUsage } from '../domain/responsible/limitUsage.ts'
import { hashSessionToken } from '../domain/sessions.ts'
import { refuseTrialAccount, getIdempotencyKey, getCaller } from './caller.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'

type State = ResponseValueOf<'responsibleState'>

const MAX_HISTORY = 20
const kinds = ['DEPOSIT', 'LOSS', 'TIME'] as const satisfies readonly LimitKind[]
const packOf = ({ tenant }: AnyOperationCall) => tenant.market && MARKET_PACKS[tenant.market]
const iso = (at: number): string => new Date(at).toISOString()

/** Converts one of a member's own limits to the API contract's format. */
function toLimit(
  { db, now }: AnyOperationCall,
  owner: ReturnType<typeof getCaller>,
  kind: LimitKind,
  period: LimitPeriod,
): State['limits'][number] {
  const limit = listOwnLimits(db, owner, now).find((each) => each.kind === kind && each.period === period)
  const used = getLimitUsage(db, owner, kind, period, now)
  const amount = limit?.amount ?? undefined
  const pending = limit?.pending
  return {
    kind,
    period,
    ...getOwnLimitBounds(kind, period),
    used,
    resetsAt: iso(getCalendarPeriod(period, now).end),
    ...(amount !== undefined && { amount, left: Math.max(0, amount - used) }),
    ...(pending && {
      pending: { ...(pending.amount !== null && { amount: pending.amount }), countsFrom: iso(pending.from) },
    }),
  }
}

function stateOf(call: AnyOperationCall): State {
  const { db, now, tenant } = call
  const owner = getCaller(call)
  const pack = packOf(call)
  const running = findRunningBreak(db, owner, now)
  return {
    market: tenant.market ?? 'none',
    ...(running && { break: { kind: running.kind, since: iso(running.since), until: iso(running.until) } }),
    limits: pack ? kinds.flatMap((kind) => pack.limits[kind].map((period) => toLimit(call, owner, kind, period))) : [],
    raiseDelayHours: pack?.raiseDelayHours ?? 0,
    pauseHours: [...(pack?.pauseHours ?? [])],
    exclusionMonths: [...(pack?.exclusionMonths ?? [])],
    history: listLimitOrBreakChanges(db, owner, MAX_HISTORY).map(
      ({ what, kind, period, amount, counts_from: from, until, at }) => ({
        what,
        ...(kind !== null && { kind }),
        ...(period !== null && { period }),
        ...(amount !== null && { amount }),
        ...(from !== null && { from: iso(from) }),
        ...(until !== null && { until: iso(until) }),
        at: iso(at),
      }),
    ),
  }
}

/**
 * Checks a request that changes own limits or breaks. Refuses trial accounts, because they use play money and exist for
 * a day only.
 */
function checkAsk(call: AnyOperationCall) {
  refuseTrialAccount(call)
  return { ...getCaller(call), key: getIdempotencyKey(call), now: call.now }
}

export const responsibleState: OperationHandler<'responsibleState'> = (call) => stateOf(call)

export const setOwnLimit: OperationHandler<'setOwnLimit'> = (call) => {
  const { kind, period, amount = null } = call.body
  saveOwnLimit(call.db, packOf(call), { ...checkAsk(call), kind, period, amount })
  return stateOf(call)
}

export const cancelLimitRaise: OperationHandler<'cancelLimitRaise'> = (call) => {
  const { kind, period } = call.body
  cancelOwnLimitRaise(call.db, { ...checkAsk(call), kind, period })
  return stateOf(call)
}

export const takeBreak: OperationHandler<'takeBreak'> = (call) => {
  const { kind, length } = call.body
  startBreak(call.db, packOf(call), { ...checkAsk(call), kind, length })
  return stateOf(call)
}

export const playedSession: OperationHandler<'playedSession'> = (call) => {
  const owner = getCaller(call)
  const session = selectOne<{ at: number }>(
    call.db,
    'SELECT started_at AS at FROM session WHERE token_hash = :hash AND tenant = :tenant',
    { hash: hashSessionToken(call.token), tenant: owner.tenant },
  )
  const startedAt = session?.at ?? call.now
  const { stakedMinor, wonMinor } = getStakesAndWinningsSince(call.db, owner, startedAt)
  return {
    startedAt: iso(startedAt),
    seconds: Math.max(0, Math.floor((call.now - startedAt) / 1000)),
    stakedMinor,
    wonMinor,
    netMinor: wonMinor - stakedMinor,
  }
}

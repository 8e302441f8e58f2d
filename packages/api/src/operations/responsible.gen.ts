// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, dateTime, integer, list, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkPendingLimit = object({ countsFrom: dateTime }, { amount: integer(0, 1000000000000000) })

const checkOwnLimit = object({
  kind: string(20),
  period: string(20),
  min: integer(0, 1000000000000000),
  max: integer(0, 1000000000000000),
  used: integer(0, 1000000000000000),
  resetsAt: dateTime,
}, {
  amount: integer(0, 1000000000000000),
  left: integer(0, 1000000000000000),
  pending: checkPendingLimit,
})

const checkResponsibleEvent = object({ what: string(20), at: dateTime }, {
  kind: string(20),
  period: string(20),
  amount: integer(0, 1000000000000000),
  from: dateTime,
  until: dateTime,
})

const checkBreak = object({ kind: string(20), since: dateTime, until: dateTime })

const checkResponsibleState = object({
  market: string(10),
  limits: array(checkOwnLimit, 20),
  raiseDelayHours: integer(0, 1000000000),
  pauseHours: array(integer(0, 1000000000), 10),
  exclusionMonths: array(integer(0, 1000000000), 10),
  history: list(checkResponsibleEvent, 20),
}, { break: checkBreak })

const checkPlayedSession = object({
  startedAt: dateTime,
  seconds: integer(0, 1000000000),
  stakedMinor: integer(0, 1000000000000000),
  wonMinor: integer(0, 1000000000000000),
  netMinor: integer(-1000000000000000, 1000000000000000),
})

/** Get the member's own limits with their usage, and a running pause or exclusion: GET /wps/responsible/state */
export const responsibleState: Operation<'responsibleState', never> = {
  id: 'responsibleState',
  method: 'get',
  path: '/wps/responsible/state',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkResponsibleState,
}

/** Get the stakes and winnings since the sign-in: GET /wps/responsible/session */
export const playedSession: Operation<'playedSession', never> = {
  id: 'playedSession',
  method: 'get',
  path: '/wps/responsible/session',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkPlayedSession,
}

/** Set, change or remove a limit: POST /wps/responsible/limit */
export const setOwnLimit: Operation<'setOwnLimit', never> = {
  id: 'setOwnLimit',
  method: 'post',
  path: '/wps/responsible/limit',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkResponsibleState,
}

/** Cancel a raise of a limit that is not in effect yet: POST /wps/responsible/limit/cancel */
export const cancelLimitRaise: Operation<'cancelLimitRaise', never> = {
  id: 'cancelLimitRaise',
  method: 'post',
  path: '/wps/responsible/limit/cancel',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkResponsibleState,
}

/** Start a pause or a self-exclusion: POST /wps/responsible/break */
export const takeBreak: Operation<'takeBreak', never> = {
  id: 'takeBreak',
  method: 'post',
  path: '/wps/responsible/break',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: true,
  fill: {},
  check: checkResponsibleState,
}

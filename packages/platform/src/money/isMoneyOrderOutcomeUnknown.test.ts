import { ApiError } from '@lobby/api'
import { expect, test } from 'vitest'
import { isMoneyOrderOutcomeUnknown } from './isMoneyOrderOutcomeUnknown.ts'

const of = (kind: ConstructorParameters<typeof ApiError>[0], status?: number, code?: string) =>
  new ApiError(kind, { operation: 'withdraw', status, code })

test.each([
  [true, of('network')],
  [true, of('timeout')],
  [true, of('parse', 200)],
  [true, of('schema', 200)],
  [true, of('status', 0)],
  [true, of('status', 500)],
  [true, of('status', 503, 'system.maintenance')],
  [true, of('status', 408)],
  [true, of('refused', 200, 'request.key.reused')],
  [true, of('parse', 404)],
  [true, of('status')],
  [true, of('status', 399)],
  [true, new Error('What else.')],
  [true, null],
  [false, of('refused', 200, 'withdrawal.turnover')],
  [false, of('status', 401)],
  [false, of('status', 429)],
  [false, of('status', 400)],
])('returns %j for the question whether the outcome of a call is unknown after the error %s', (unknown, error) => {
  expect(isMoneyOrderOutcomeUnknown(error)).toBe(unknown)
})

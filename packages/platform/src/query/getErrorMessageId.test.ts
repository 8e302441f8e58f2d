import { ApiError, type ApiErrorKind } from '@lobby/api'
import { readDictionaries } from '@lobby/i18n/build'
import { expect, test } from 'vitest'
import { getErrorMessageId } from './getErrorMessageId.ts'

const error = (kind: ApiErrorKind, init: Partial<ConstructorParameters<typeof ApiError>[1]> = {}) =>
  new ApiError(kind, { operation: 'balance', ...init })

test.each([
  ['offline', error('network'), 'error.network'],
  ['a time-out', error('timeout'), 'error.timeout'],
  ["a portal's page", error('parse', { status: 200 }), 'error.unreadable'],
  ['a response that violates the contract', error('schema', { status: 200 }), 'error.unreadable'],
  ['a lost session', error('status', { status: 401 }), 'error.unauthorized'],
  ['a call without a session', error('status', { status: 401, code: 'session.missing' }), 'error.unauthorized'],
  ['a refused public read', error('status', { status: 502, code: 'session.ended' }), 'error.server'],
  ['a firewall', error('status', { status: 403 }), 'error.forbidden'],
  ['too many calls', error('status', { status: 429, retryAfter: 30 }), 'error.busy'],
  ['a failure of the platform', error('status', { status: 500 }), 'error.server'],
  ['maintenance', error('status', { status: 503, code: 'system.maintenance' }), 'error.maintenance'],
  ['an unreachable platform', error('status', { status: 502, code: 'system.unreachable' }), 'error.server'],
  ['a refusal that no table knows', error('refused', { code: 'brand.new' }), 'error.unknown'],
  ['a code that is a name of every object', error('refused', { code: 'constructor' }), 'error.unknown'],
  ['an error of our own', new TypeError('x is not a function'), 'error.unknown'],
  ['no error', undefined, 'error.unknown'],
])('returns for a failed call the id of its text: "%s" has the text %s', (_, failed, id) => {
  expect(getErrorMessageId(failed)).toBe(id)
})

test('has a text in every language for each failure that can occur on home', () => {
  const ids = [
    'network',
    'timeout',
    'unreadable',
    'unauthorized',
    'forbidden',
    'busy',
    'server',
    'maintenance',
    'unknown',
  ].map((name) => `error.${name}`)
  for (const { core } of Object.values(readDictionaries()))
    expect(Object.keys(core ?? {})).toEqual(expect.arrayContaining(ids))
})

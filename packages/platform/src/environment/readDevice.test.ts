import { expect, test } from 'vitest'
import { isOlderVersion, readDevice } from './readDevice.ts'
import { USER_AGENTS } from './userAgents.ts'

test.each(Object.entries(USER_AGENTS))(
  'detects the device of %s',
  { tags: ['P10'] },
  (_, { userAgent, maxTouchPoints, ...device }) => {
    expect(readDevice({ userAgent, maxTouchPoints })).toEqual(device)
  },
)

test('returns no system version when the user agent contains none', () => {
  expect(readDevice({ userAgent: 'Mozilla/5.0 (Linux; Android; Tablet)', maxTouchPoints: 5 })).toEqual({
    system: 'android',
    version: null,
    safari: false,
  })
})

test('compares system versions as numbers, not as texts', () => {
  expect([
    isOlderVersion([9, 3], [12, 2]),
    isOlderVersion([12, 1], [12, 2]),
    isOlderVersion([12, 10], [12, 2]),
    isOlderVersion([12, 2], [12, 2]),
    isOlderVersion([13, 0], [12, 2]),
  ]).toEqual([true, true, false, false, false])
})

import { expect, test } from 'vitest'
import { isBefore, readDevice } from './readDevice.ts'
import { userAgents } from './userAgents.ts'

test.each(Object.entries(userAgents))(
  '%s is read as what it is',
  { tags: ['P10'] },
  (_, { userAgent, maxTouchPoints, ...device }) => {
    expect(readDevice({ userAgent, maxTouchPoints })).toEqual(device)
  },
)

test('a version that is not told is none', () => {
  expect(readDevice({ userAgent: 'Mozilla/5.0 (Linux; Android; Tablet)', maxTouchPoints: 5 })).toEqual({
    system: 'android',
    version: null,
    safari: false,
  })
})

test('versions are compared by their numbers, not as texts', () => {
  expect([
    isBefore([9, 3], [12, 2]),
    isBefore([12, 1], [12, 2]),
    isBefore([12, 10], [12, 2]),
    isBefore([12, 2], [12, 2]),
    isBefore([13, 0], [12, 2]),
  ]).toEqual([true, true, false, false, false])
})

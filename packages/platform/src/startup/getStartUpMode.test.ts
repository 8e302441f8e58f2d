import { expect, test } from 'vitest'
import { getStartUpMode } from './getStartUpMode.ts'

test(
  'returns start-up mode 0 (the site) when neither maintenance nor region restriction is set',
  { tags: ['SHELL-118'] },
  () => {
    expect(getStartUpMode({ maintenance: false, regionRestriction: false })).toBe(0)
  },
)

test('returns start-up mode 1 (maintenance page) when maintenance is set', { tags: ['SHELL-119'] }, () => {
  expect(getStartUpMode({ maintenance: true, regionRestriction: false })).toBe(1)
})

test(
  'returns start-up mode 1 (maintenance page) when maintenance and region restriction are set',
  { tags: ['SHELL-120'] },
  () => {
    expect(getStartUpMode({ maintenance: true, regionRestriction: true })).toBe(1)
  },
)

test(
  'returns start-up mode 2 (restricted region) when only the region restriction is set',
  { tags: ['SHELL-121'] },
  () => {
    expect([false, true].map((maintenance) => getStartUpMode({ maintenance, regionRestriction: true }))).toEqual([2, 1])
  },
)

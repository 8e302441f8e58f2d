import { expect, test } from 'vitest'
import { getStartUpMode } from './getStartUpMode.ts'

test('returns mode 0 when neither maintenance nor region restriction is set', { tags: ['SHELL-118'] }, () => {
  expect(getStartUpMode({ maintenance: false, regionRestriction: false })).toBe(0)
})

test('returns mode 1 when maintenance is set', { tags: ['SHELL-119'] }, () => {
  expect(getStartUpMode({ maintenance: true, regionRestriction: false })).toBe(1)
})

test('returns mode 1 when maintenance and region restriction are set', { tags: ['SHELL-120'] }, () => {
  expect(getStartUpMode({ maintenance: true, regionRestriction: true })).toBe(1)
})

test('returns mode 2 when only the region restriction is set', { tags: ['SHELL-121'] }, () => {
  expect([false, true].map((maintenance) => getStartUpMode({ maintenance, regionRestriction: true }))).toEqual([2, 1])
})

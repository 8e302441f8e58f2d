import { expect, test } from 'vitest'
import { startUpMode } from './startUpMode.ts'

test('[SHELL-118] the mode is 0 when neither maintenance nor region restriction is set', () => {
  expect(startUpMode({ maintenance: false, regionRestriction: false })).toBe(0)
})

test('[SHELL-119] the mode is 1 when maintenance is set', () => {
  expect(startUpMode({ maintenance: true, regionRestriction: false })).toBe(1)
})

test('[SHELL-120] the mode is 1 when maintenance and region restriction are set', () => {
  expect(startUpMode({ maintenance: true, regionRestriction: true })).toBe(1)
})

test('[SHELL-121] the mode is 2 when the region restriction is set, and only where maintenance is not', () => {
  expect([false, true].map((maintenance) => startUpMode({ maintenance, regionRestriction: true }))).toEqual([2, 1])
})

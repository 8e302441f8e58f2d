import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findContrastFailures } from './findContrastFailures.ts'
import { suggestColours } from './suggestColours.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('suggests for any brand colour a page colour on which all texts are readable', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('dark' as const, 'light' as const), (brand, first) => {
      const suggested = suggestColours(brand, [first, first === 'dark' ? 'light' : 'dark'])
      expect(suggested, brand).not.toBeNull()
      if (suggested === null) return
      expect(findContrastFailures(suggested.colours, suggested.mode === 'dark').failures).toEqual([])
      expect(suggested.isAdjusted).toBe(suggested.colours.brand !== brand)
    }),
    { numRuns: chooseByTestDepth(20, 60) },
  )
})

test('chooses the mode that fits a given page colour, and returns null when no mode fits', () => {
  expect(suggestColours('#c01818', ['dark', 'light'], '#ffffff')).toEqual({
    mode: 'light',
    isAdjusted: false,
    colours: { brand: '#c01818', page: '#ffffff' },
  })
  expect(suggestColours('#e2b65c', ['light', 'dark'], '#101828')).toMatchObject({
    mode: 'dark',
    isAdjusted: false,
    colours: { page: '#101828' },
  })
  expect(suggestColours('#ffd400', ['dark', 'light'], '#ffffff')).toMatchObject({ isAdjusted: true })
  expect(suggestColours('#ffffff', ['dark', 'light'], '#c01818')).toBeNull()
})

test('changes the brand colour only when the colour is unreadable in every allowed mode', () => {
  expect(suggestColours('#e2b65c')).toMatchObject({ mode: 'dark', isAdjusted: false, colours: { brand: '#e2b65c' } })
  expect(suggestColours('#0b2d6b')).toMatchObject({ mode: 'light', isAdjusted: false })
  const moved = suggestColours('#0b2d6b', ['dark'])
  expect(moved).toMatchObject({ mode: 'dark', isAdjusted: true })
  expect(moved?.colours.brand).not.toBe('#0b2d6b')
})

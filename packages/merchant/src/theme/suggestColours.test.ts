import { depth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastFailures } from './contrastFailures.ts'
import { suggestColours } from './suggestColours.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('any brand colour gets a ground on which everything can be read', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom('dark' as const, 'light' as const), (brand, first) => {
      const suggested = suggestColours(brand, [first, first === 'dark' ? 'light' : 'dark'])
      expect(suggested, brand).not.toBeNull()
      if (suggested === null) return
      expect(contrastFailures(suggested.colours, suggested.mode === 'dark').failures).toEqual([])
      expect(suggested.moved).toBe(suggested.colours.brand !== brand)
    }),
    { numRuns: depth(20, 60) },
  )
})

test('a colour that can be read as it is stays, in the other mode if need be; only where one mode is left does it move', () => {
  expect(suggestColours('#e2b65c')).toMatchObject({ mode: 'dark', moved: false, colours: { brand: '#e2b65c' } })
  expect(suggestColours('#0b2d6b')).toMatchObject({ mode: 'light', moved: false })
  const moved = suggestColours('#0b2d6b', ['dark'])
  expect(moved).toMatchObject({ mode: 'dark', moved: true })
  expect(moved?.colours.brand).not.toBe('#0b2d6b')
})

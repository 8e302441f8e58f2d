import { schemas } from '@lobby/merchant/reader'
import { expect, test } from 'vitest'
import { choiceNames, choices, choicesOf, lookOf, readLook, writeLook } from './choices.ts'

const theme = {
  mode: 'dark',
  colours: { brand: '#E2B65C', page: '#0a0f1f', accent: '#3ec8c0' },
  radius: 'small',
  layout: { lead: 'LIVE', density: 'compact' },
}

test('a look goes through an address and comes back', () => {
  const now = { ...choicesOf(theme), brand: '#ff0000', page: '#0A0F1F', accent: undefined, density: 'comfortable' }
  const look = lookOf('north-star', choicesOf(theme), now)
  expect(look).toEqual({ of: 'north-star', changed: { brand: '#ff0000', accent: null, density: 'comfortable' } })
  const written = writeLook(look)
  expect(written).toMatch(/^[\w -]+$/)
  expect(readLook(written)).toEqual(look)
})

test('an address that makes no sense is left out, piece by piece', () => {
  expect(readLook('of-aurora_brand-none_page-12345_radius-huge_lead-none_never-1_mode-light')).toEqual({
    of: 'aurora',
    changed: { lead: null, mode: 'light' },
  })
  expect(readLook('brand-ff0000')).toBeNull()
  expect(readLook('')).toBeNull()
})

test.each(choiceNames)('the schema offers for %s what the lab offers', (name) => {
  const { path, options = ['#102030'] } = choices[name]
  const accepts = (value: string) => {
    const [first, second] = path
    const base = { mode: 'dark', colours: { brand: '#e2b65c', page: '#0a0f1f' }, layout: {} }
    const given =
      second === undefined
        ? { ...base, [String(first)]: value }
        : { ...base, [String(first)]: { ...base[first as 'colours'], [second]: value } }
    return schemas.theme.safeParse(given).success
  }
  expect(options.filter((option) => !accepts(option))).toEqual([])
  expect(accepts('elsewhere')).toBe(false)
})

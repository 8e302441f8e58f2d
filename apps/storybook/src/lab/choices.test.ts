import { schemas } from '@lobby/merchant/reader'
import { expect, test } from 'vitest'
import { choiceNames, choices, parseChoices, parseLook, formatLook } from './choices.ts'

test('restores a theme from the text that encodes it for the URL', () => {
  const look = { of: 'north-star', changed: { brand: '#ff0000', lead: 'LIVE', density: 'comfortable' } }
  const written = formatLook(look)
  expect(written).toMatch(/^[\w -]+$/)
  expect(parseLook(written)).toEqual(look)
})

test('ignores each invalid part of an encoded theme', () => {
  expect(parseLook('of-aurora_brand-none_page-12345_radius-huge_never-1_mode-light')).toEqual({
    of: 'aurora',
    changed: { mode: 'light' },
  })
  expect(parseLook('brand-ff0000')).toBeNull()
  expect(parseLook('')).toBeNull()
  expect(parseChoices({ brand: 'rgba(0, 0, 0, 0.5)', page: '#102030', text: undefined })).toEqual({ page: '#102030' })
})

test.each(choiceNames)('offers only values for the theme property %s that the schema accepts', (name) => {
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

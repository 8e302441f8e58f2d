import { FILE_SCHEMAS } from '@lobby/merchant/reader'
import { expect, test } from 'vitest'
import { labPropertyNames, labProperties, parseLabValues, decodeLabTheme, encodeLabTheme } from './labTheme.ts'

test('restores a theme from the text that encodes it for the URL', () => {
  const look = { merchant: 'north-star', changed: { brand: '#ff0000', lead: 'LIVE', density: 'comfortable' } }
  const written = encodeLabTheme(look)
  expect(written).toMatch(/^[\w -]+$/)
  expect(decodeLabTheme(written)).toEqual(look)
})

test('ignores each invalid part of an encoded theme', () => {
  expect(decodeLabTheme('of-aurora_brand-none_page-12345_radius-huge_never-1_mode-light')).toEqual({
    merchant: 'aurora',
    changed: { mode: 'light' },
  })
  expect(decodeLabTheme('brand-ff0000')).toBeNull()
  expect(decodeLabTheme('')).toBeNull()
  expect(parseLabValues({ brand: 'rgba(0, 0, 0, 0.5)', page: '#102030', text: undefined })).toEqual({ page: '#102030' })
})

test.each(labPropertyNames)('offers only values that the schema accepts for the theme property %s', (name) => {
  const { path, options = ['#102030'] } = labProperties[name]
  const accepts = (value: string) => {
    const [first, second] = path
    const base = { mode: 'dark', colours: { brand: '#e2b65c', page: '#0a0f1f' }, layout: {} }
    const given =
      second === undefined
        ? { ...base, [String(first)]: value }
        : { ...base, [String(first)]: { ...base[first as 'colours'], [second]: value } }
    return FILE_SCHEMAS.theme.safeParse(given).success
  }
  expect(options.filter((option) => !accepts(option))).toEqual([])
  expect(accepts('elsewhere')).toBe(false)
})

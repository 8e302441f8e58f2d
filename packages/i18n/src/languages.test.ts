import { expect, test } from 'vitest'
import { directionOf, isLanguageCode, languageCodes, tagOf } from './languages.ts'

test('the table has the thirty codes of the specification, in its order', { tags: ['I18N-004'] }, () => {
  const specified =
    'CN, EN, JA, TH, VI, MY, ES, HI, ID, KM, KO, KR, MS, PT, TA, TW, TY, UR, UR-LA, PT-BR, TR, BN, AR, FA, RU, KK, UZ, LO, NE, FR'
  expect(languageCodes.join(', ')).toBe(specified)
})

test('every code has a valid tag, and no two the same', () => {
  expect(languageCodes.map((code) => Intl.getCanonicalLocales(tagOf(code))[0])).toEqual(languageCodes.map(tagOf))
  expect(new Set(languageCodes.map(tagOf)).size).toBe(30)
  expect(['CN', 'TW', 'KR', 'UR-LA', 'PT-BR', 'PT'].map(tagOf)).toEqual([
    'zh-CN',
    'zh-TW',
    'ko-KR',
    'ur-Latn',
    'pt-BR',
    'pt',
  ])
})

test('Arabic, Persian and Urdu are written from right to left, Roman Urdu is not', () => {
  expect(languageCodes.filter((code) => directionOf(code) === 'rtl')).toEqual(['UR', 'AR', 'FA'])
})

test.each(['pt', 'PT ', 'XX', '', null, 7, '__proto__', 'constructor'])('%j is no language code', (text) => {
  expect(isLanguageCode(text)).toBe(false)
})

import { expect, test } from 'vitest'
import { getTextDirection, isLanguageCode, languageCodes, getLanguageTag } from './languages.ts'

test('lists the thirty language codes of the specification in its order', { tags: ['I18N-004'] }, () => {
  const specified =
    'CN, EN, JA, TH, VI, MY, ES, HI, ID, KM, KO, KR, MS, PT, TA, TW, TY, UR, UR-LA, PT-BR, TR, BN, AR, FA, ' +
    'RU, KK, UZ, LO, NE, FR'
  expect(languageCodes.join(', ')).toBe(specified)
})

test('returns a valid and unique BCP 47 tag for each code', () => {
  expect(languageCodes.map((code) => Intl.getCanonicalLocales(getLanguageTag(code))[0])).toEqual(
    languageCodes.map(getLanguageTag),
  )
  expect(new Set(languageCodes.map(getLanguageTag)).size).toBe(30)
  expect(['CN', 'TW', 'KR', 'UR-LA', 'PT-BR', 'PT'].map(getLanguageTag)).toEqual([
    'zh-CN',
    'zh-TW',
    'ko-KR',
    'ur-Latn',
    'pt-BR',
    'pt',
  ])
})

test('returns rtl for Arabic, Persian and Urdu, and ltr for Roman Urdu', () => {
  expect(languageCodes.filter((code) => getTextDirection(code) === 'rtl')).toEqual(['UR', 'AR', 'FA'])
})

test.each(['pt', 'PT ', 'XX', '', null, 7, '__proto__', 'constructor'])('rejects %j as a language code', (text) => {
  expect(isLanguageCode(text)).toBe(false)
})

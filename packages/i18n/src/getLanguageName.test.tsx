import { expect, test } from 'vitest'
import en from '../messages/EN/core.json'
import pt from '../messages/PT/core.json'
import { getLanguageName } from './getLanguageName.ts'
import { languageCodes } from './languages.ts'

const core = { EN: en, PT: pt }
const ownNames: Record<string, string> = {
  CN: '简体中文',
  EN: 'English',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  MY: 'မြန်မာ',
  ES: 'Español',
  HI: 'हिन्दी',
  ID: 'Indonesia',
  KM: 'ខ្មែរ',
  KO: '한국어',
  KR: '한국어(대한민국)',
  MS: 'Melayu',
  PT: 'Português',
  TA: 'தமிழ்',
  TW: '繁體中文',
  TY: 'Reo Tahiti',
  UR: 'اردو',
  'UR-LA': 'Roman Urdu',
  'PT-BR': 'Português (Brasil)',
  TR: 'Türkçe',
  BN: 'বাংলা',
  AR: 'العربية',
  FA: 'فارسی',
  RU: 'Русский',
  KK: 'Қазақ тілі',
  UZ: 'O‘zbek',
  LO: 'ລາວ',
  NE: 'नेपाली',
  FR: 'Français',
}

// This test runs in a browser, since browsers know fewer language names than Node.
test.each(languageCodes)('returns the name of %s in that language', (code) => {
  expect(getLanguageName(code)).toBe(ownNames[code])
})

test.each(Object.entries(core))('returns the text core.language.own of %s', (code, texts) => {
  expect(texts['core.language.own']).toBe(getLanguageName(code))
})

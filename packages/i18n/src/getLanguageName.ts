import { getLanguageTag } from './languages.ts'

// Languages whose own name browsers do not know, or for which browsers return the name of another language.
const names: Readonly<Record<string, string>> = {
  CN: '简体中文',
  TW: '繁體中文',
  TY: 'Reo Tahiti',
  'UR-LA': 'Roman Urdu',
  MY: 'မြန်မာ',
  KM: 'ខ្មែរ',
  LO: 'ລາວ',
  NE: 'नेपाली',
}

/**
 * Returns the name of a language in that language, so that players who cannot read the page still find theirs.
 *
 * The browser's look-up takes longer than rendering a screen. Pages that only show the current language use the text
 * `core.language.own`.
 */
export function getLanguageName(code: string): string {
  const tag = getLanguageTag(code)
  const name = names[code] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

import { tagOf } from './languages.ts'

// What a browser does not know by the language's own name, or names like another code.
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
 * What a language calls itself, so that a player who cannot read the page finds their own. A browser takes longer to look a name up than to draw
 * a screen: what every page shows of it is the text `core.language.own`.
 */
export function languageName(code: string): string {
  const tag = tagOf(code)
  const name = names[code] ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

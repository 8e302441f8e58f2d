import type { Language } from '../domain/language.ts'

/** A link of the service bar; the platform knows the address behind it. */
export interface SeedSocial {
  readonly type: 'FACEBOOK' | 'TELEGRAM' | 'TELEGRAM2' | 'WHATSAPP'
}

/** An app that a house offers. */
export interface SeedDownload {
  readonly resourceType: 'IOS' | 'Android' | 'MOBILECONFIG' | 'AppDownloadIcon'
}

/** The versions of screens of a house, and the looks of its download bar. */
export interface SeedTemplate {
  readonly mem_cen: string
  readonly dep_func: string
  /** Colours as `#rrggbb`; empty for those of the theme. */
  readonly app_background: string
  readonly app_desc: string
  readonly app_desc_font_color: string
}

/** Every house has them all: so each is to be seen in each brand. */
export const socialTypes = ['WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK'] as const
export const downloadTypes = ['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon'] as const

const says: Readonly<Record<Language, (name: string) => string>> = {
  PT: (name) => `${name} no seu celular: mais rápido, a um toque da tela inicial`,
  EN: (name) => `${name} on your phone: faster, a press away on your home screen`,
}

type Looks = Omit<SeedTemplate, 'app_desc'>
const plain: Looks = { mem_cen: '0', dep_func: '0', app_background: '', app_desc_font_color: '' }
const looks: Readonly<Record<string, Looks>> = {
  Aurora: { mem_cen: '1', dep_func: '1', app_background: '#16244a', app_desc_font_color: '#f4ead2' },
  Kite: { mem_cen: '1', dep_func: '0', app_background: '#2c1a5e', app_desc_font_color: '#f3edff' },
}

/** The template of a house in one language: Trevo has the base versions and the looks of its theme. */
export const seedTemplate = (name: string, language: Language): SeedTemplate => ({
  ...(looks[name] ?? plain),
  app_desc: says[language](name),
})

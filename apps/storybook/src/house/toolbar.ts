import { flagNames, type FlagName } from '@lobby/merchant'
import { directionOf, tagOf } from '@lobby/i18n'

/** What the toolbar says, as it stands in the URL. */
export interface Toolbar {
  /** A merchant's id, or `all` of them side by side. */
  readonly merchant: string
  /** A dictionary code, `pseudo` (longer and accented) or `mirrored` (from right to left). */
  readonly locale: string
  readonly direction: 'auto' | 'ltr' | 'rtl'
  readonly session: SessionName
  /** Flags that differ from the merchant's folder. */
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>
}

export type SessionName = 'guest' | 'member' | 'trial' | 'agent'

const sessions: readonly SessionName[] = ['guest', 'member', 'trial', 'agent']

/** Reads the globals, which come from a URL and may say anything. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): Toolbar {
  const { merchant, locale, direction, session, flags } = globals
  const given = Object(flags) as Readonly<Record<string, unknown>>
  return {
    merchant: typeof merchant === 'string' ? merchant : '',
    locale: typeof locale === 'string' ? locale : 'EN',
    direction: direction === 'ltr' || direction === 'rtl' ? direction : 'auto',
    session: sessions.find((name) => name === session) ?? 'guest',
    flags: Object.fromEntries(flagNames.flatMap((name) => (typeof given[name] === 'boolean' ? [[name, given[name]]] : []))),
  }
}

/** The globals as Storybook writes them into a URL. */
export function writeToolbar({ flags, ...rest }: Toolbar): string {
  const plain = Object.entries(rest).map(([name, value]) => `${name}:${value}`)
  return [...plain, ...Object.entries(flags).map(([name, on]) => `flags.${name}:!${on}`)].join(';')
}

/** The dictionary code that a locale stands for: what Intl and `<html lang>` go by. */
export function languageOf(locale: string): string {
  return locale === 'mirrored' ? 'AR' : locale === 'pseudo' ? 'EN' : locale
}

/** How the page is written: what `<html>` says. */
export function writingOf({ locale, direction }: Pick<Toolbar, 'locale' | 'direction'>): { lang: string; dir: 'ltr' | 'rtl' } {
  const language = languageOf(locale)
  // The mirrored texts are English letters: a screen reader has to know.
  return { lang: locale === 'mirrored' ? 'en' : tagOf(language), dir: direction === 'auto' ? directionOf(language) : direction }
}

import { getTextDirection, getLanguageTag } from '@lobby/i18n'
import type { Toolbar } from './toolbar.ts'

/** The dictionary code that a locale stands for: what Intl and `<html lang>` go by. */
export function languageOf(locale: string): string {
  return locale === 'mirrored' ? 'AR' : locale === 'pseudo' || locale === 'longest' ? 'EN' : locale
}

/** How the page is written: what `<html>` says. */
export function writingOf({ locale, direction }: Pick<Toolbar, 'locale' | 'direction'>): {
  lang: string
  dir: 'ltr' | 'rtl'
} {
  const language = languageOf(locale)
  // The mirrored texts are English letters: a screen reader has to know.
  return {
    lang: locale === 'mirrored' ? 'en' : getLanguageTag(language),
    dir: direction === 'auto' ? getTextDirection(language) : direction,
  }
}

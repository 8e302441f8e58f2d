import { getTextDirection, getLanguageTag } from '@lobby/i18n'
import type { Toolbar } from './toolbar.ts'

/** Returns the dictionary code behind a locale, which determines `Intl` formats and `<html lang>`. */
export function getDictionaryLanguage(locale: string): string {
  return locale === 'mirrored' ? 'AR' : locale === 'pseudo' || locale === 'longest' ? 'EN' : locale
}

/** Returns the language and direction for `<html>`. */
export function getDocumentLanguage({ locale, direction }: Pick<Toolbar, 'locale' | 'direction'>): {
  lang: string
  dir: 'ltr' | 'rtl'
} {
  const language = getDictionaryLanguage(locale)
  // The mirrored texts are in English, so a screen reader has to read them as English.
  return {
    lang: locale === 'mirrored' ? 'en' : getLanguageTag(language),
    dir: direction === 'auto' ? getTextDirection(language) : direction,
  }
}

import { getTextDirection, getLanguageTag } from '@lobby/i18n'
import type { ToolbarValues } from './toolbar.ts'

/**
 * Returns the language code of the dictionary that a locale uses. This code determines the `Intl` formats and
 * `<html lang>`.
 */
export function getDictionaryLanguage(locale: string): string {
  return locale === 'mirrored' ? 'AR' : locale === 'pseudo' || locale === 'longest' ? 'EN' : locale
}

/** Returns the language and direction for `<html>`. */
export function getDocumentLanguage({ locale, direction }: Pick<ToolbarValues, 'locale' | 'direction'>): {
  lang: string
  dir: 'ltr' | 'rtl'
} {
  const language = getDictionaryLanguage(locale)
  // The texts of the locale `mirrored` are in English, so a screen reader must read them as English.
  return {
    lang: locale === 'mirrored' ? 'en' : getLanguageTag(language),
    dir: direction === 'auto' ? getTextDirection(language) : direction,
  }
}

import { createLanguageFormat, type LanguageFormat } from './createLanguageFormat.ts'
import { useLanguage } from './I18nProvider.tsx'
import { getLanguageTag } from './languages.ts'

// The formats by language. Each is created on first use, so that home's first load does not create formats that it does
// not use.
const formats = new Map<string, LanguageFormat>()

/** Returns the formats of money, numbers, dates and times in the displayed language. */
export function useLanguageFormat(): LanguageFormat {
  const { language } = useLanguage()
  const format = formats.get(language) ?? createLanguageFormat(getLanguageTag(language))
  formats.set(language, format)
  return format
}

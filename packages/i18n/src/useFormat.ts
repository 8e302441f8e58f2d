import { createFormat, type Format } from './createFormat.ts'
import { useLanguage } from './I18nProvider.tsx'
import { tagOf } from './languages.ts'

// By language: whoever formats first pays for it, and home's first load does not.
const known = new Map<string, Format>()

/** Money, numbers, dates and times in the language shown. */
export function useFormat(): Format {
  const { language } = useLanguage()
  const format = known.get(language) ?? createFormat(tagOf(language))
  known.set(language, format)
  return format
}

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { createFormat, type Format } from './createFormat.ts'
import { createText, type Text, type TextProblem } from './createText.ts'
import { tagOf, type LanguageCode } from './languages.ts'
import type { Messages } from './messages.ts'

interface I18n {
  readonly language: LanguageCode
  readonly text: Text
  readonly format: Format
  readonly onLanguageChange: (language: LanguageCode) => void
}

const Context = createContext<I18n | null>(null)

export interface I18nProviderProps {
  readonly language: LanguageCode
  /** The compiled texts of that language, as far as they are loaded. */
  readonly messages: Messages
  /** Asked for another language; the owner loads it and gives both props anew. */
  readonly onLanguageChange: (language: LanguageCode) => void
  /** Told once of each text that is missing or cannot be formatted. */
  readonly onProblem?: (problem: TextProblem) => void
  readonly children: ReactNode
}

/** Gives texts and formats to everything below it. */
export function I18nProvider({ language, messages, onLanguageChange, onProblem, children }: I18nProviderProps) {
  const text = useMemo(() => createText(language, messages, onProblem), [language, messages, onProblem])
  const format = useMemo(() => createFormat(tagOf(language)), [language])
  const value = useMemo(() => ({ language, text, format, onLanguageChange }), [language, text, format, onLanguageChange])
  return <Context value={value}>{children}</Context>
}

function useI18n(): I18n {
  const value = useContext(Context)
  if (!value) throw new Error('There are no texts here. Put <I18nProvider> around this part of the tree.')
  return value
}

/** The texts of the language shown: `t('error.network')`. */
export function useText(): Text {
  return useI18n().text
}

/** Money, numbers, dates and times in the language shown. */
export function useFormat(): Format {
  return useI18n().format
}

/** The language shown, and the way to ask for another. */
export function useLanguage(): Pick<I18n, 'language' | 'onLanguageChange'> {
  return useI18n()
}

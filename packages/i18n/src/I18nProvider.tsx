import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Dictionaries } from './createDictionaries.ts'
import { createText, type Text, type TextProblem } from './createText.ts'

interface I18n {
  readonly language: string
  readonly setLanguage: (language: string) => void
  readonly text: Text
  readonly load: (groups: readonly string[]) => Promise<void>
}

const Context = createContext<I18n | null>(null)

export interface I18nProviderProps {
  /** The dictionary code of the language shown. */
  readonly language: string
  readonly dictionaries: Dictionaries
  /** Asked for another language; the owner loads its dictionaries and gives `language` anew. */
  readonly onLanguageChange: (language: string) => void
  /** Told once of each text that is missing or cannot be formatted. */
  readonly onProblem?: (problem: TextProblem) => void
  readonly children: ReactNode
}

/** Gives texts and the language to everything below it. */
export function I18nProvider({ language, dictionaries, onLanguageChange, onProblem, children }: I18nProviderProps) {
  const messages = useSyncExternalStore(dictionaries.subscribe, () => dictionaries.messages(language))
  const text = useMemo(() => createText(language, messages, onProblem), [language, messages, onProblem])
  const load = useCallback((groups: readonly string[]) => dictionaries.load(language, groups), [dictionaries, language])
  const value = useMemo(
    () => ({ language, setLanguage: onLanguageChange, text, load }),
    [language, onLanguageChange, text, load],
  )
  return <Context value={value}>{children}</Context>
}

function useI18n(): I18n {
  const value = useContext(Context)
  if (!value) throw new Error('There is no <I18nProvider> around this part of the tree. Put it there.')
  return value
}

/** The texts of the language shown: `t('error.network')`. */
export function useText(): Text {
  return useI18n().text
}

/** The language shown, and the way to ask for another. */
export function useLanguage(): Pick<I18n, 'language' | 'setLanguage'> {
  return useI18n()
}

/** Loads groups of texts that a screen needs later than itself. Rejects when one does not come; the next call asks again. */
export function useLoadTexts(): I18n['load'] {
  return useI18n().load
}

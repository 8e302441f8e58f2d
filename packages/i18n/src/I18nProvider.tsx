import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Dictionaries } from './createDictionaries.ts'
import { createTranslateText, type TranslateText, type TextProblem } from './createTranslateText.ts'

interface I18n {
  readonly language: string
  readonly setLanguage: (language: string) => void
  readonly text: TranslateText
  readonly load: (groups: readonly string[]) => Promise<void>
}

const Context = createContext<I18n | null>(null)

export interface I18nProviderProps {
  /** The dictionary code of the displayed language. */
  readonly language: string
  readonly dictionaries: Dictionaries
  /**
   * Called when a component requests another language. The owner of this provider then loads the dictionaries and
   * passes the new `language`.
   */
  readonly onLanguageChange: (language: string) => void
  /** Called one time for each text that is missing or cannot be formatted. */
  readonly onProblem?: (problem: TextProblem) => void
  readonly children: ReactNode
}

/** Provides the texts and the language to `useText`, `useLanguage` and `useLoadTexts` in its children. */
export function I18nProvider({ language, dictionaries, onLanguageChange, onProblem, children }: I18nProviderProps) {
  const messages = useSyncExternalStore(dictionaries.subscribe, () => dictionaries.messages(language))
  const text = useMemo(() => createTranslateText(language, messages, onProblem), [language, messages, onProblem])
  const load = useCallback((groups: readonly string[]) => dictionaries.load(language, groups), [dictionaries, language])
  const value = useMemo(
    () => ({ language, setLanguage: onLanguageChange, text, load }),
    [language, onLanguageChange, text, load],
  )
  return <Context value={value}>{children}</Context>
}

function useI18n(): I18n {
  const value = useContext(Context)
  if (!value) throw new Error('There is no <I18nProvider> above this component. Add it to the tree.')
  return value
}

/** Returns the function that looks up a text in the displayed language: `t('error.network')`. */
export function useText(): TranslateText {
  return useI18n().text
}

/** Returns the displayed language and the function that requests another language. */
export function useLanguage(): Pick<I18n, 'language' | 'setLanguage'> {
  return useI18n()
}

/**
 * Returns a function that loads groups of texts which a screen needs only after its first render.
 * The promise of the returned function rejects when a group fails to load. The next call requests that group again.
 */
export function useLoadTexts(): I18n['load'] {
  return useI18n().load
}

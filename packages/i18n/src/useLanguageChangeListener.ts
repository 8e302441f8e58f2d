import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from './I18nProvider.tsx'

/** The delay between a language change and the call of the listener (specification part 1, section 9). */
const LISTENER_DELAY_MS = 200

/**
 * Calls `listener` 200 ms after the language changes, and only after the last one of several quick changes. Ignores the
 * first language. Forms use this hook to validate their filled fields again, and lists to refetch their texts.
 */
export function useLanguageChangeListener(listener: (language: string) => void): void {
  const { language } = useLanguage()
  const lastLanguage = useRef(language)
  const notify = useEffectEvent(() => {
    lastLanguage.current = language
    listener(language)
  })
  useEffect(() => {
    if (lastLanguage.current === language) return
    const timer = setTimeout(notify, LISTENER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [language])
}

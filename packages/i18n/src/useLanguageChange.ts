import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from './I18nProvider.tsx'

/** How long after a change of language what is on the screen is asked about again, in milliseconds (specification part 1, section 9). */
const pause = 200

/**
 * Calls `listener` 200 ms after the language has changed; of several changes in that time, once after the last. Not for the first language.
 * Forms revalidate what is filled by it, lists ask for their texts again.
 */
export function useLanguageChange(listener: (language: string) => void): void {
  const { language } = useLanguage()
  const told = useRef(language)
  const tell = useEffectEvent(() => {
    told.current = language
    listener(language)
  })
  useEffect(() => {
    if (told.current === language) return
    const timer = setTimeout(tell, pause)
    return () => clearTimeout(timer)
  }, [language])
}

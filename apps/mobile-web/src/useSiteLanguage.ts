import { createTranslateText } from '@lobby/i18n'
import { useCallback, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import type { Site } from './boot.ts'

/**
 * Returns the language of the page and a function that changes the language. All texts of the page change together,
 * when the new dictionaries are loaded. Until then, and if they fail to load, the page does not change. The function
 * also stores the choice, and the merchant's other tabs follow it.
 */
export function useSiteLanguage(site: Site): readonly [language: string, change: (next: string) => void] {
  const [language, setLanguage] = useState(site.language)
  const [, startTransition] = useTransition()

  const show = useCallback(
    async (next: string) => {
      const ready = await site.prepareLanguage(next)
      if (ready) startTransition(() => setLanguage(next))
      return ready
    },
    [site],
  )
  const change = useCallback(
    (next: string) =>
      void show(next).then(
        (shown) => shown && site.storage.set('language', next),
        () =>
          site.notify.toast(
            createTranslateText(site.language, site.dictionaries.messages(site.language))('error.network'),
          ),
      ),
    [site, show],
  )

  // Use a layout effect, so that the API client has the new language before other effects fetch data.
  useLayoutEffect(() => site.showLanguage(language), [site, language])

  useEffect(
    () =>
      site.storage.watch('language', () => {
        const chosen = site.storage.get('language')
        // Show the language that another tab has chosen, without storing it: otherwise two tabs could change each
        // other's language forever. If the dictionaries fail to load, the next visit shows the language.
        if (chosen !== null && site.merchant.languages.offered.includes(chosen)) show(chosen).catch(() => undefined)
      }),
    [site, show],
  )
  return [language, change]
}

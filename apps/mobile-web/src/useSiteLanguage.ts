import { createText } from '@lobby/i18n'
import { useCallback, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import type { Site } from './boot.ts'

/**
 * The language that the page is shown in, and the way to another one. The page changes at once and as a whole, when all its texts are here;
 * until then, and if they do not come, it stays as it is. A choice is kept, and the merchant's other tabs follow it.
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
        () => site.notify.toast(createText(site.language, site.dictionaries.messages(site.language))('error.network')),
      ),
    [site, show],
  )

  // With the new screen itself, and before the effects that ask for its data.
  useLayoutEffect(() => site.showLanguage(language), [site, language])

  useEffect(
    () =>
      site.storage.watch('language', () => {
        const chosen = site.storage.get('language')
        // Whoever follows keeps nothing, so that two tabs never chase each other. What does not come, comes with the next visit.
        if (chosen !== null && site.merchant.languages.offered.includes(chosen)) show(chosen).catch(() => undefined)
      }),
    [site, show],
  )
  return [language, change]
}

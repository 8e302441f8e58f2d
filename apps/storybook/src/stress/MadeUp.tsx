import { useLayoutEffect, type ReactNode } from 'react'
import { isMadeUp, madeUpText } from './madeUpTexts.ts'
import { rewriteTexts } from './rewriteTexts.ts'

/** Writes all texts of the document as a made-up locale would; of any other locale it leaves them alone. */
export function MadeUp({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  // Of the whole document: what lies over the page stands beside the story.
  useLayoutEffect(() => (isMadeUp(locale) ? rewriteTexts(document.body, madeUpText(locale)) : undefined), [locale])
  return children
}

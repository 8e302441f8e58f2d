import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { readToolbar } from '../house/toolbar.ts'
import { isMadeUp, madeUpText } from './madeUpTexts.ts'
import { rewriteTexts } from './rewriteTexts.ts'

/** Rewrites all texts of the document for a pseudo-locale. Does nothing for any other locale. */
export function MadeUp({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  // Observes the whole document, because overlays are not inside the story.
  useLayoutEffect(() => (isMadeUp(locale) ? rewriteTexts(document.body, madeUpText(locale)) : undefined), [locale])
  return children
}

/** Rewrites the texts of component stories for a pseudo-locale. Leaves out screens, whose texts come from a dictionary, and Storybook's own pages. */
export const withMadeUp: Decorator = (Story, { globals, title, viewMode }) => {
  const { locale } = readToolbar(globals)
  const own = title.startsWith('Components/') && viewMode === 'story'
  // The key makes React create new elements for each locale, because React does not restore a text that was rewritten.
  return (
    <MadeUp key={locale} locale={own ? locale : ''}>
      <Story />
    </MadeUp>
  )
}

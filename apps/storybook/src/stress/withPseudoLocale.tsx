import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { readToolbar } from '../merchants-plugin/toolbar.ts'
import { isPseudoLocale, createTextRewriter } from './pseudoLocales.ts'
import { rewriteTexts } from './rewriteTexts.ts'

/** Rewrites all texts of the document for a pseudo-locale. Does nothing for any other locale. */
export function PseudoLocale({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  // Observes the whole document, because overlays are not inside the story.
  useLayoutEffect(
    () => (isPseudoLocale(locale) ? rewriteTexts(document.body, createTextRewriter(locale)) : undefined),
    [locale],
  )
  return children
}

/** Rewrites the texts of component stories for a pseudo-locale. Leaves out screens, whose texts come from a dictionary, and Storybook's own pages. */
export const withPseudoLocale: Decorator = (Story, { globals, title, viewMode }) => {
  const { locale } = readToolbar(globals)
  const own = title.startsWith('Components/') && viewMode === 'story'
  // The key makes React create new elements for each locale, because React does not restore a text that was rewritten.
  return (
    <PseudoLocale key={locale} locale={own ? locale : ''}>
      <Story />
    </PseudoLocale>
  )
}

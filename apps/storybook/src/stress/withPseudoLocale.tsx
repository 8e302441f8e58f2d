import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { isPseudoLocale, createPseudoLocaleRewriter } from './pseudoLocales.ts'
import { rewriteTexts } from './rewriteTexts.ts'

/** Rewrites all texts of the document for a pseudo-locale. Does nothing for a real locale. */
export function PseudoLocaleRewriter({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  // Rewrite the whole document, because overlays are rendered outside of the story's element.
  useLayoutEffect(
    () => (isPseudoLocale(locale) ? rewriteTexts(document.body, createPseudoLocaleRewriter(locale)) : undefined),
    [locale],
  )
  return children
}

/**
 * Rewrites the texts of component stories for a pseudo-locale. Skips screens, whose texts come from a dictionary, and
 * Storybook's own pages.
 */
export const withPseudoLocale: Decorator = (Story, { globals, title, viewMode }) => {
  const { locale } = readToolbarValues(globals)
  const own = title.startsWith('Components/') && viewMode === 'story'
  // Use the locale as a key, so that React creates new elements for each locale: React does not restore a rewritten
  // text.
  return (
    <PseudoLocaleRewriter key={locale} locale={own ? locale : ''}>
      <Story />
    </PseudoLocaleRewriter>
  )
}

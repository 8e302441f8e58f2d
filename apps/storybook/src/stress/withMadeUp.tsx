import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { readToolbar } from '../house/toolbar.ts'
import { isMadeUp, madeUpText } from './madeUpTexts.ts'
import { rewriteTexts } from './rewriteTexts.ts'

/** Writes all texts of the document as a made-up locale would; of any other locale it leaves them alone. */
export function MadeUp({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
  // Observes the whole document, because overlays are not inside the story.
  useLayoutEffect(() => (isMadeUp(locale) ? rewriteTexts(document.body, madeUpText(locale)) : undefined), [locale])
  return children
}

/** Writes the texts of a component's story as a made-up locale would. A screen has its texts from a dictionary, and a page of the house is read. */
export const withMadeUp: Decorator = (Story, { globals, title, viewMode }) => {
  const { locale } = readToolbar(globals)
  const own = title.startsWith('Components/') && viewMode === 'story'
  // A locale begins with new elements: React does not write again what it has written.
  return (
    <MadeUp key={locale} locale={own ? locale : ''}>
      <Story />
    </MadeUp>
  )
}

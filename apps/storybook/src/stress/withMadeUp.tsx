import type { Decorator } from '@storybook/react-vite'
import { readToolbar } from '../house/toolbar.ts'
import { siteOf } from '../site/withSite.tsx'
import { MadeUp } from './MadeUp.tsx'

/** Writes the texts of a component's story as a made-up locale would. A screen has its texts from a dictionary. */
export const withMadeUp: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { locale } = readToolbar(globals)
  const own = siteOf(parameters) === undefined && viewMode === 'story'
  // A locale begins with new elements: React does not write again what it has written.
  return (
    <MadeUp key={locale} locale={own ? locale : ''}>
      <Story />
    </MadeUp>
  )
}

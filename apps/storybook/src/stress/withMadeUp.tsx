import type { Decorator } from '@storybook/react-vite'
import { readToolbar } from '../house/toolbar.ts'
import { MadeUp } from './MadeUp.tsx'

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

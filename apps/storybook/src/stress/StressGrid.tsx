import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { SkinProvider } from '../merchants-plugin/withSkin.tsx'
import { readToolbar, type Toolbar } from '../merchants-plugin/toolbar.ts'
import type { StressStory } from './stressStories.ts'
import { PseudoLocale } from './withPseudoLocale.tsx'

/** A way to leave components little room: the values of the toolbar, and which faults are measured. */
export interface Stress {
  readonly name: string
  readonly globals: Partial<Pick<Toolbar, 'locale' | 'text'>>
  /** `fit` reports only content that does not fit. It is for large or pseudo-localised text, whose words may break. Tap targets are measured in the other cases. */
  readonly scope: 'all' | 'fit'
}

export const STRESSES: readonly Stress[] = [
  { name: 'the longest texts', globals: { locale: 'longest' }, scope: 'all' },
  { name: 'pseudo texts', globals: { locale: 'pseudo' }, scope: 'fit' },
  { name: 'right to left', globals: { locale: 'mirrored' }, scope: 'all' },
  { name: 'texts at 200 %', globals: { text: 'double' }, scope: 'fit' },
]

// Leaves out the annotations of `preview.tsx`. This page does their work once for all stories.
const plain = setProjectAnnotations([])

export interface StressGridProps {
  readonly stories: readonly StressStory[]
  readonly stress: Stress
  readonly merchant: string
}

/** Renders stories below each other on one page with the values of a toolbar. Each is in a section that is named after its component. */
export function StressGrid({ stories, stress: { globals }, merchant }: StressGridProps) {
  const toolbar = readToolbar({ ...globals, merchant })
  return (
    <SkinProvider toolbar={toolbar}>
      <PseudoLocale locale={toolbar.locale}>
        {stories.map(({ name, meta, story, exportName, needsOwnPage }) => {
          const Story = composeStory(story, meta, plain, exportName)
          // Has the padding of a page of the site, because some components extend into it.
          return (
            <section
              key={name}
              aria-label={name}
              style={needsOwnPage && meta.parameters?.['layout'] === 'fullscreen' ? {} : { padding: 'var(--gutter)' }}>
              <Story />
            </section>
          )
        })}
      </PseudoLocale>
    </SkinProvider>
  )
}

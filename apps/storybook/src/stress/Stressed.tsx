import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { Skinned } from '../house/withSkin.tsx'
import { readToolbar, type Toolbar } from '../house/toolbar.ts'
import type { StressedStory } from './stressedStories.ts'
import { MadeUp } from './withMadeUp.tsx'

/** A way to leave components little room: the values of the toolbar, and which faults are measured. */
export interface Stress {
  readonly name: string
  readonly globals: Partial<Pick<Toolbar, 'locale' | 'text'>>
  /** `fit` reports only content that does not fit. It is for large or pseudo-localised text, whose words may break. Tap targets are measured in the other cases. */
  readonly scope: 'all' | 'fit'
}

export const stresses: readonly Stress[] = [
  { name: 'the longest texts', globals: { locale: 'longest' }, scope: 'all' },
  { name: 'pseudo texts', globals: { locale: 'pseudo' }, scope: 'fit' },
  { name: 'right to left', globals: { locale: 'mirrored' }, scope: 'all' },
  { name: 'texts at 200 %', globals: { text: 'double' }, scope: 'fit' },
]

// Leaves out the annotations of `preview.tsx`. This page does their work once for all stories.
const plain = setProjectAnnotations([])

export interface StressedProps {
  readonly stories: readonly StressedStory[]
  readonly stress: Stress
  readonly merchant: string
}

/** Renders stories below each other on one page with the values of a toolbar. Each is in a section that is named after its component. */
export function Stressed({ stories, stress: { globals }, merchant }: StressedProps) {
  const toolbar = readToolbar({ ...globals, merchant })
  return (
    <Skinned toolbar={toolbar}>
      <MadeUp locale={toolbar.locale}>
        {stories.map(({ name, meta, story, exportName, alone }) => {
          const Story = composeStory(story, meta, plain, exportName)
          // Has the padding of a page of the site, because some components extend into it.
          return (
            <section
              key={name}
              aria-label={name}
              style={alone && meta.parameters?.['layout'] === 'fullscreen' ? {} : { padding: 'var(--gutter)' }}>
              <Story />
            </section>
          )
        })}
      </MadeUp>
    </Skinned>
  )
}

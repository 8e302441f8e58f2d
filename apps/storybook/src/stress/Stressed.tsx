import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { Skinned } from '../house/withSkin.tsx'
import { readToolbar, type Toolbar } from '../house/toolbar.ts'
import type { StressedStory } from './stressedStories.ts'
import { MadeUp } from './withMadeUp.tsx'

/** A way to make room scarce: what the toolbar says then, and how much of the page is measured. */
export interface Stress {
  readonly name: string
  readonly globals: Partial<Pick<Toolbar, 'locale' | 'text'>>
  /** Large words may be broken, and so may made-up ones, which are longer than any; what is pressed is measured without them. Only what does not fit is a fault then. */
  readonly scope: 'all' | 'fit'
}

export const stresses: readonly Stress[] = [
  { name: 'the longest texts', globals: { locale: 'longest' }, scope: 'all' },
  { name: 'pseudo texts', globals: { locale: 'pseudo' }, scope: 'fit' },
  { name: 'right to left', globals: { locale: 'mirrored' }, scope: 'all' },
  { name: 'texts at 200 %', globals: { text: 'double' }, scope: 'fit' },
]

// Without those of Storybook's window: what they do is done here once for all stories.
const plain = setProjectAnnotations([])

export interface StressedProps {
  readonly stories: readonly StressedStory[]
  readonly stress: Stress
  readonly merchant: string
}

/** Stories one below the other on one page, as a toolbar would have them: a section each, named after its component. */
export function Stressed({ stories, stress: { globals }, merchant }: StressedProps) {
  const toolbar = readToolbar({ ...globals, merchant })
  return (
    <Skinned toolbar={toolbar}>
      <MadeUp locale={toolbar.locale}>
        {stories.map(({ name, meta, story, exportName, alone }) => {
          const Story = composeStory(story, meta, plain, exportName)
          // As wide as a page of the site: what bleeds off an edge counts on the gutter.
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

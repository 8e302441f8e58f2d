import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { Skinned } from '../house/withSkin.tsx'
import { readToolbar } from '../house/toolbar.ts'
import { MadeUp } from './MadeUp.tsx'
import type { Stress } from './stresses.ts'
import type { StressedStory } from './stressedStories.ts'

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

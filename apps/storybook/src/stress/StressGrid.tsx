import { composeStory, setProjectAnnotations } from '@storybook/react-vite'
import { SkinProvider } from '../merchants-plugin/withSkin.tsx'
import { readToolbarValues, type ToolbarValues } from '../merchants-plugin/toolbar.ts'
import type { StressStory } from './stressStories.ts'
import { PseudoLocaleRewriter } from './withPseudoLocale.tsx'

/**
 * A condition that leaves components little room, such as long texts: the toolbar's values, and the faults to look for.
 */
export interface StressCondition {
  readonly name: string
  readonly globals: Partial<Pick<ToolbarValues, 'locale' | 'text'>>
  /**
   * The faults to look for. `fit` looks only for content that does not fit. `all` also looks for broken words and small
   * tap targets. Words of large or pseudo-localised text may break, so use `fit` for such text.
   */
  readonly checks: 'all' | 'fit'
}

export const STRESS_CONDITIONS: readonly StressCondition[] = [
  { name: 'the longest texts', globals: { locale: 'longest' }, checks: 'all' },
  { name: 'pseudo-localised texts', globals: { locale: 'pseudo' }, checks: 'fit' },
  { name: 'texts from right to left', globals: { locale: 'mirrored' }, checks: 'all' },
  { name: 'texts at 200 %', globals: { text: 'double' }, checks: 'fit' },
]

// Stories without the decorators of `preview.tsx`, because this page applies theme and locale to all stories together.
const plain = setProjectAnnotations([])

export interface StressGridProps {
  readonly stories: readonly StressStory[]
  readonly stress: StressCondition
  readonly merchant: string
}

/**
 * Renders stories below each other on one page, with Storybook's toolbar set to one stress condition, for example the
 * longest texts. Each story is in a section with the name of its component.
 */
export function StressGrid({ stories, stress: { globals }, merchant }: StressGridProps) {
  const toolbar = readToolbarValues({ ...globals, merchant })
  return (
    <SkinProvider toolbar={toolbar}>
      <PseudoLocaleRewriter locale={toolbar.locale}>
        {stories.map(({ name, meta, story, exportName, needsOwnPage }) => {
          const Story = composeStory(story, meta, plain, exportName)
          // Use the padding of the site's pages, because some components extend into the padding.
          return (
            <section
              key={name}
              aria-label={name}
              style={needsOwnPage && meta.parameters?.['layout'] === 'fullscreen' ? {} : { padding: 'var(--gutter)' }}>
              <Story />
            </section>
          )
        })}
      </PseudoLocaleRewriter>
    </SkinProvider>
  )
}

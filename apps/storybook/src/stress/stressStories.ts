import type { Meta, StoryObj } from '@storybook/react-vite'

/** The most complete story of a component, which the stress tests render. */
export interface StressStory {
  /** The title of the component's stories, for example `Components/Button`. */
  readonly name: string
  readonly meta: Meta
  readonly story: StoryObj
  readonly exportName: string
  /** True if the story fills or covers the page, so that no other story can be on the same page. */
  readonly needsOwnPage: boolean
}

type StoryModule = Readonly<Record<string, unknown>> & { readonly default: Meta }

const components = import.meta.glob<StoryModule>('../../../../packages/ui/src/*/*.stories.tsx', { eager: true })

/** Chooses the story `States` of a file, or else `Playground`, or else the first story. */
function chooseStory(module: StoryModule): StressStory {
  const names = Object.keys(module).filter((name) => name !== 'default')
  const exportName = ['States', 'Playground'].find((name) => names.includes(name)) ?? names[0] ?? ''
  // Remove the play functions, because they look for the original texts.
  const { play: _, ...meta } = module.default
  const { play: __, ...story } = (module[exportName] ?? {}) as StoryObj
  const { layout, docs }: { layout?: string; docs?: { story?: { inline?: boolean } } } = {
    ...meta.parameters,
    ...story.parameters,
  }
  return {
    name: meta.title ?? '',
    meta,
    story,
    exportName,
    needsOwnPage: layout === 'fullscreen' || docs?.story?.inline === false,
  }
}

/** One story of each component. */
export const stressStories: readonly StressStory[] = Object.values(components).map(chooseStory)

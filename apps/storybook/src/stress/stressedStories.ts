import type { Meta, StoryObj } from '@storybook/react-vite'

/** A component's story that is put under stress: the one that says most of it. */
export interface StressedStory {
  /** `Components/Button`. */
  readonly name: string
  readonly meta: Meta
  readonly story: StoryObj
  readonly exportName: string
  /** It takes the whole page, or lies over it: nothing else may stand on that page. */
  readonly alone: boolean
}

type StoryModule = Readonly<Record<string, unknown>> & { readonly default: Meta }

const components = import.meta.glob<StoryModule>('../../../../packages/ui/src/*/*.stories.tsx', { eager: true })

/** Takes of a file's stories the states, else the one to play with, else the first. */
function choose(module: StoryModule): StressedStory {
  const names = Object.keys(module).filter((name) => name !== 'default')
  const exportName = ['States', 'Playground'].find((name) => names.includes(name)) ?? names[0] ?? ''
  // A story that plays looks for texts as they are written: here it stands as it is given.
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
    alone: layout === 'fullscreen' || docs?.story?.inline === false,
  }
}

/** One of every component. */
export const stressedStories: readonly StressedStory[] = Object.values(components).map(choose)

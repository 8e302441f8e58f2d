import { findLayoutFaults } from './findLayoutFaults.ts'

/** The part of Storybook's story context that the layout checks read. */
export interface CheckedStory {
  readonly title: string
  readonly globals: Readonly<Record<string, unknown>>
}

/**
 * Returns whether the layout of a story must be checked: the story shows a screen, and runs in the Vitest project that
 * sets the global `layout` to `measured`. Storybook's window never sets this global.
 */
export const isLayoutCheckedScreen = ({ title, globals }: CheckedStory): boolean =>
  globals['layout'] === 'measured' && title.startsWith('Screens/')

/** Fails the story of a screen that has layout faults on a phone. Runs after the play function. */
export async function checkStoryLayout(story: CheckedStory): Promise<void> {
  if (!isLayoutCheckedScreen(story)) return
  const frame = window.frameElement as HTMLElement | null
  if (frame === null)
    throw new Error('The page has no frame, so its width cannot be changed. Run the stories in Vitest.')
  const faults = await findLayoutFaults(frame)
  if (faults.length > 0) throw new Error(`The screen has ${faults.length} layout faults:\n${faults.join('\n')}`)
}

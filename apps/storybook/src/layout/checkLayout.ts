import { findLayoutFaults } from './findLayoutFaults.ts'

/** The part of Storybook's story context that {@link checkLayout} reads. */
export interface CheckedStory {
  readonly title: string
  readonly globals: Readonly<Record<string, unknown>>
}

/**
 * Fails the story of a screen that does not fit a phone. Runs after the play function.
 * Measures only if the global `layout` is `measured`: one Vitest project sets it, Storybook's window never does.
 */
export async function checkLayout({ title, globals }: CheckedStory): Promise<void> {
  if (globals['layout'] !== 'measured' || !title.startsWith('Screens/')) return
  const frame = window.frameElement as HTMLElement | null
  if (frame === null) throw new Error('The page has no frame, so its width cannot be changed. Run the stories in Vitest.')
  const faults = await findLayoutFaults(frame)
  if (faults.length > 0) throw new Error(`The screen has ${faults.length} layout faults:\n${faults.join('\n')}`)
}

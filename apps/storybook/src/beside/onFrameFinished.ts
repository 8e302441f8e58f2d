import { STORY_FINISHED } from 'storybook/internal/core-events'

/**
 * Calls back whenever the story in a frame of this page has come to its end, its play included.
 *
 * @returns Stops it.
 */
export function onFrameFinished(call: () => void): () => void {
  // Storybook tells the window that holds its page by a text. Nobody else sends this one: our own page's goes to the window around it.
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.includes(`"${STORY_FINISHED}"`)) call()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

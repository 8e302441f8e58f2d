import { STORY_FINISHED } from 'storybook/internal/core-events'

/**
 * Calls `call` each time when a story in a frame of this page has finished, including its play function.
 *
 * @returns A function that removes the listener.
 */
export function listenForFinishedStories(call: () => void): () => void {
  // Storybook posts a message with this text to the window that embeds the story's page.
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.includes(`"${STORY_FINISHED}"`)) call()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

import { STORY_FINISHED } from 'storybook/internal/core-events'

/**
 * Calls back whenever a story in a frame of this page has finished, including its play function.
 *
 * @returns A function that removes the listener.
 */
export function onFrameFinished(call: () => void): () => void {
  // Storybook posts this message to the window that embeds its page. No other message has this text.
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.includes(`"${STORY_FINISHED}"`)) call()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

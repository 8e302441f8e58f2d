import { STORY_FINISHED } from 'storybook/internal/core-events'

/**
 * Calls back whenever the story in a frame of this page has come to its end, its play included.
 *
 * @returns Stops it.
 */
export function onFrameFinished(call: () => void): () => void {
  // Storybook posts this message to the window that embeds its page. No other message has this text.
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && data.includes(`"${STORY_FINISHED}"`)) call()
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

import { createContext } from 'react'

/** The scroll speed of a list that renders only the items near the screen. */
export interface ScrollPace {
  /**
   * Returns whether the list scrolls so fast that a picture requested now would leave the screen before it has loaded.
   */
  readonly isFast: () => boolean
  /** Calls `call` one time, as soon as the list does not scroll fast. Returns a function that cancels the call. */
  readonly onSlow: (call: () => void) => () => void
}

/**
 * Provides the scroll speed to the pictures of a list that renders only the items near the screen. Such pictures do not
 * need the attribute `loading="lazy"`.
 */
export const ScrollPaceContext = createContext<ScrollPace | null>(null)

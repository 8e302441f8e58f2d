import { createContext } from 'react'

/** How fast a list is scrolled, for what stands in it only while it is near the screen. */
export interface Pace {
  /** Whether a picture that was asked for now would be out of sight before anybody had seen it. */
  readonly isFast: () => boolean
  /** Calls once, as soon as it is not fast: at once if it is not now. @returns the way to be left out */
  readonly whenSlow: (call: () => void) => () => void
}

/** Around pictures of a list whose far items are not in the document: nothing has to look when one comes near. */
export const PaceContext = createContext<Pace | null>(null)

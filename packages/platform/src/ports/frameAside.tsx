import { useSyncExternalStore } from 'react'

// One page, one game in a frame.
let place: HTMLElement | null = null
const listeners = new Set<() => void>()

const set = (element: HTMLElement | null) => {
  place = element
  for (const listener of listeners) listener()
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The strip of a framed game's bar that others may fill: what they have to say stands beside the game, never over it. */
export const FrameAside = () => <div ref={set} />

/** The strip while a framed game is on screen, else null: for `createPortal`. */
export const useFrameAside = (): HTMLElement | null => useSyncExternalStore(watch, () => place, () => null)

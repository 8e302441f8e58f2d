import { useEffect, useSyncExternalStore } from 'react'

// One page, one game in a frame.
let place: HTMLElement | null = null
let held = false
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

const set = (element: HTMLElement | null) => {
  place = element
  tell()
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The strip of a framed game's bar that others may fill: what they have to say stands beside the game, never over it. */
export const FrameAside = () => <div ref={set} />

/** The strip while a framed game is on screen, else null: for `createPortal`. */
export const useFrameAside = (): HTMLElement | null =>
  useSyncExternalStore(
    watch,
    () => place,
    () => null,
  )

/** Holds the framed game while `holds`: what the strip asks is to be answered before the next stake. A round that runs goes on. */
export function useHoldFrame(holds: boolean): void {
  useEffect(() => {
    if (!holds) return
    held = true
    tell()
    return () => {
      held = false
      tell()
    }
  }, [holds])
}

/** Whether the framed game is held, for the screen that shows it. */
export const useFrameHeld = (): boolean =>
  useSyncExternalStore(
    watch,
    () => held,
    () => false,
  )

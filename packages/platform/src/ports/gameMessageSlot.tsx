import { useEffect, useSyncExternalStore } from 'react'

// A module variable is enough, because a page shows at most one game in a frame.
let place: HTMLElement | null = null
let isHeld = false
const listeners = new Set<() => void>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}

const setPlace = (element: HTMLElement | null) => {
  place = element
  notifyListeners()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Renders an empty strip next to a framed game. Other features show messages in the strip, so that they do not cover
 * the game.
 */
export const GameMessageSlot = () => <div ref={setPlace} />

/**
 * Returns the strip of `GameMessageSlot` as a target for `createPortal`, or null while no framed game is on the screen.
 */
export const useGameMessageSlot = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  )

/**
 * Pauses the framed game while `holds` is true, so that the player must respond to the message in the strip before the
 * next stake.
 */
export function usePauseFramedGame(holds: boolean): void {
  useEffect(() => {
    if (!holds) return
    isHeld = true
    notifyListeners()
    return () => {
      isHeld = false
      notifyListeners()
    }
  }, [holds])
}

/** Returns whether the framed game is paused. The screen that shows the game uses it. */
export const useIsFramedGamePaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHeld,
    () => false,
  )

import { useEffect, useEffectEvent, useState } from 'react'

export interface TimeoutControl {
  /** Starts the timer. Does nothing while it is already running. */
  readonly start: () => void
  readonly waiting: boolean
}

/**
 * Calls a callback one time, a fixed time after `start`. If the screen unmounts first, the callback is not called.
 * @param milliseconds - the delay
 */
export function useTimeout(milliseconds: number, run: () => void): TimeoutControl {
  const [waiting, setWaiting] = useState(false)
  const end = useEffectEvent(run)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => end(), milliseconds)
    return () => clearTimeout(timer)
  }, [waiting, milliseconds])
  return { start: () => setWaiting(true), waiting }
}

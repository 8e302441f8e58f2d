import { useEffect, useEffectEvent, useState } from 'react'

export interface After {
  /** Begins to wait; again while it waits changes nothing. */
  readonly start: () => void
  readonly waiting: boolean
}

/**
 * Does something once, a while after it was started. A screen that is left before that does it no more.
 * @param milliseconds - how long a message stands, for example
 */
export function useAfter(milliseconds: number, run: () => void): After {
  const [waiting, setWaiting] = useState(false)
  const end = useEffectEvent(run)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => end(), milliseconds)
    return () => clearTimeout(timer)
  }, [waiting, milliseconds])
  return { start: () => setWaiting(true), waiting }
}

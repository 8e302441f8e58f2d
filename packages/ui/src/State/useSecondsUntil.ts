import { useEffect, useMemo, useState } from 'react'

/**
 * Whole seconds until a time in milliseconds since 1970; 0 and less when it is over. The device's clock is asked once: it may be set meanwhile.
 * A timer of its own, and only while one waits: home carries this, and not the clock of the countdowns.
 */
export function useSecondsUntil(until: number): number {
  const [, tick] = useState({})
  const end = useMemo(() => until - Date.now() + performance.now(), [until])
  const left = Math.ceil((end - performance.now()) / 1000)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(tick, 500, {})
    return () => clearTimeout(timer)
  })
  return left
}

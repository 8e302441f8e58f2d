import { useLayoutEffect, useState } from 'react'

/**
 * Whole seconds until a time in milliseconds since 1970; 0 when it is over. The device's clock is asked once: it may be set meanwhile.
 * A timer of its own, and only while one waits: home carries this, and not the clock of the countdowns.
 */
export function useSecondsUntil(until: number): number {
  const [seconds, setSeconds] = useState(0)
  useLayoutEffect(() => {
    const end = until - Date.now() + performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setSeconds(left)
      if (left > 0) timer = setTimeout(tick, 500)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])
  return seconds
}

import { useLayoutEffect, useState } from 'react'

/**
 * Returns the whole seconds until a time, 0 when it is over. Reads the device's clock only once, since the player may
 * change it meanwhile. Uses its own timer instead of the countdowns' clock, because home's first load includes this
 * hook and not that clock.
 *
 * @param until in milliseconds since 1970
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

import { useLayoutEffect, useState } from 'react'

/**
 * Returns the whole seconds until a time, or 0 if the time is over. Reads the clock of the device only one time,
 * because the player may change the clock during the wait. Does not use the clock of `Countdown`, because the first
 * load of home does not include that clock.
 *
 * @param until The time in milliseconds since 1970.
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

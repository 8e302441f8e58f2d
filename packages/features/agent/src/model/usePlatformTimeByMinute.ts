import { getPlatformNow, useClockOffset } from '@lobby/platform/startup'
import { getPageCountdownClock } from '@lobby/ui'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * Returns the platform's time in milliseconds since 1970, rounded down to a minute. Does not update while the page is
 * hidden.
 */
export function usePlatformTimeByMinute(): number {
  const offset = useClockOffset()
  const [count, setCount] = useState(() => Math.floor(getPlatformNow(offset) / MINUTE_MS))
  useEffect(
    () => getPageCountdownClock().subscribe(() => setCount(Math.floor(getPlatformNow(offset) / MINUTE_MS))),
    [offset],
  )
  return count * MINUTE_MS
}

import { platformNow, useClockOffset } from '@lobby/platform/startup'
import { getPageClock } from '@lobby/ui'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * Returns the platform's time in milliseconds since 1970, rounded down to a minute. Does not update while the page is
 * hidden.
 */
export function usePlatformMinute(): number {
  const offset = useClockOffset()
  const [count, setCount] = useState(() => Math.floor(platformNow(offset) / MINUTE_MS))
  useEffect(() => getPageClock().subscribe(() => setCount(Math.floor(platformNow(offset) / MINUTE_MS))), [offset])
  return count * MINUTE_MS
}

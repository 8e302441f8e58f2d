import { pageClock } from '@lobby/ui'
import { useEffect, useState } from 'react'

const minute = 60_000

/** The device's time, to the minute, in milliseconds since 1970. It stands still while the page is hidden, and is right when it is seen again. */
export function useMinute(): number {
  const [count, setCount] = useState(() => Math.floor(Date.now() / minute))
  useEffect(() => pageClock().join(() => setCount(Math.floor(Date.now() / minute))), [])
  return count * minute
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds that a connection has to hold before it counts: one that comes and goes starts nothing. */
const steady = 1000
/** Milliseconds in which the player is told that it is back. */
const told = 3000

export type Connection = 'there' | 'lost' | 'back'

/**
 * Whether there is a network, as the phone knows it. Once it is back and holds, what is on screen and did not come, or has grown old, is
 * asked for again: once, however often it came and went.
 */
export function useConnection(): Connection {
  const queries = useQueryClient()
  const [connection, setConnection] = useState<Connection>(navigator.onLine ? 'there' : 'lost')
  const wasLost = useRef(connection === 'lost')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lose = () => {
      clearTimeout(timer)
      setConnection('lost')
    }
    const find = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setConnection('back')
        void queries.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
        timer = setTimeout(() => setConnection('there'), told)
      }, steady)
    }
    window.addEventListener('offline', lose)
    window.addEventListener('online', find)
    // Nobody listened between the first render and now.
    if (wasLost.current && navigator.onLine) find()
    wasLost.current = false
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', find)
    }
  }, [queries])
  return connection
}

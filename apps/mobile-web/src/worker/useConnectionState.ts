import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/**
 * How long the connection must last before it counts as back, so that an unstable connection does not trigger
 * refetches.
 */
const STABLE_AFTER_MS = 1000
/** How long the message about the returned connection is shown. */
const BACK_DURATION_MS = 3000

export type ConnectionState = 'there' | 'lost' | 'back'

/**
 * Returns the state of the connection, as the browser reports it. When the connection is back and stable, refetches one
 * time each query on screen that has failed or is stale.
 */
export function useConnectionState(): ConnectionState {
  const queries = useQueryClient()
  const [connection, setConnection] = useState<ConnectionState>(navigator.onLine ? 'there' : 'lost')
  const wasLost = useRef(connection === 'lost')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const lose = () => {
      clearTimeout(timer)
      setConnection('lost')
    }
    const regain = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setConnection('back')
        void queries.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false })
        timer = setTimeout(() => setConnection('there'), BACK_DURATION_MS)
      }, STABLE_AFTER_MS)
    }
    window.addEventListener('offline', lose)
    window.addEventListener('online', regain)
    // The connection may have returned after the first render but before this hook added its listeners.
    if (wasLost.current && navigator.onLine) regain()
    wasLost.current = false
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', regain)
    }
  }, [queries])
  return connection
}

import { balanceQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The minimum time between two balance requests, however many money messages a game sends. */
const REFETCH_INTERVAL_MS = 1000

/**
 * Returns a member's balance and a throttled refresh: it runs at once, then at most once a second. The last call
 * always leads to a request.
 */
export function useThrottledBalance(session: Session) {
  const { data, refetch } = useQuery(balanceQuery(useApi(), session))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDue = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const refetchIfDue = () => {
    timer.current = undefined
    if (!isDue.current) return
    isDue.current = false
    void refetch()
    timer.current = setTimeout(refetchIfDue, REFETCH_INTERVAL_MS)
  }
  const refresh = () => {
    isDue.current = true
    if (timer.current === undefined) refetchIfDue()
  }
  return { balance: data, refresh }
}

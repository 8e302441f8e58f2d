import { balanceQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The minimum time between two balance requests, even if a game reports many changes of the balance. */
const REFETCH_INTERVAL_MS = 1000

/**
 * Returns the member's balance, and a function `refresh` that sends at most one request per second. After the last call
 * of `refresh`, a request always follows.
 */
export function useBalanceWithThrottledRefresh(session: Session) {
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

import { balanceQuery } from '@lobby/platform/account'
import { useApi } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The platform is asked no oftener, in milliseconds, however often a game speaks of money. */
const pace = 1000

/** A member's balance, and how to ask for it anew: at once, then once a second at most, so that the last word is always heard. */
export function useFreshMoney(session: Session) {
  const { data, refetch } = useQuery(balanceQuery(useApi(), session))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const due = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = () => {
    timer.current = undefined
    if (!due.current) return
    due.current = false
    void refetch()
    timer.current = setTimeout(ask, pace)
  }
  const refresh = () => {
    due.current = true
    if (timer.current === undefined) ask()
  }
  return { balance: data, refresh }
}

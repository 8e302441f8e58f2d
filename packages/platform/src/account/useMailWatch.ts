import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMerchant } from '../merchant/index.ts'
import { askAnew, keepAnswer, staleness, useApi } from '../query/index.ts'
import { useSession } from '../session/index.ts'
import { hearUnread, mailKeys, type UnreadTold } from './mailTabs.ts'
import { unreadMailQuery } from './unreadMail.ts'

/**
 * Keeps the number of unread mails true while the page is open: asked for again every minute that it is looked at, and when it is looked at
 * again; what another tab has read or deleted is so here at once.
 */
export function useMailWatch(): void {
  const queries = useQueryClient()
  const session = useSession()
  const { id } = useMerchant()
  const query = unreadMailQuery(useApi(), session)
  const { refetch } = useQuery({ ...query, refetchInterval: staleness.medium })

  const told = useEffectEvent(({ userName, count }: UnreadTold) => {
    if (userName !== session?.userName) return
    keepAnswer(queries, query.queryKey, count)
    askAnew(queries, mailKeys)
  })
  useEffect(() => hearUnread(id, (heard) => told(heard)), [id])

  const signedIn = session !== null
  useEffect(() => {
    if (!signedIn) return
    const look = () => void (document.visibilityState === 'visible' && refetch({ cancelRefetch: false }))
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [signedIn, refetch])
}

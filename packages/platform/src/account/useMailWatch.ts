import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMerchant } from '../merchant/index.ts'
import { askAnew, keepAnswer, staleness, useApi } from '../query/index.ts'
import { useSession } from '../session/index.ts'
import { hearUnread, mailKeys, type UnreadTold } from './mailTabs.ts'
import { unreadMailQuery } from './unreadMail.ts'

/**
 * Keeps the number of unread mails up to date while the page is open. It refetches the number every minute while the
 * page is visible, and when the player returns to the page. When another tab sends a new number, it shows that number
 * at once and invalidates the lists of mails.
 */
export function useMailWatch(): void {
  const queries = useQueryClient()
  const session = useSession()
  const { id } = useMerchant()
  const query = unreadMailQuery(useApi(), session)
  const { refetch } = useQuery({ ...query, refetchInterval: staleness.medium })

  const onMessage = useEffectEvent(({ userName, count }: UnreadTold) => {
    if (userName !== session?.userName) return
    keepAnswer(queries, query.queryKey, count)
    askAnew(queries, mailKeys)
  })
  useEffect(() => hearUnread(id, (message) => onMessage(message)), [id])

  const signedIn = session !== null
  useEffect(() => {
    if (!signedIn) return
    const refetchIfVisible = () => void (document.visibilityState === 'visible' && refetch({ cancelRefetch: false }))
    window.addEventListener('focus', refetchIfVisible)
    document.addEventListener('visibilitychange', refetchIfVisible)
    return () => {
      window.removeEventListener('focus', refetchIfVisible)
      document.removeEventListener('visibilitychange', refetchIfVisible)
    }
  }, [signedIn, refetch])
}

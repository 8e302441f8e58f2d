import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useMerchant } from '../merchant/index.ts'
import { invalidate, setMutationResult, STALE_TIMES_MS, useApi } from '../query/index.ts'
import { useSession } from '../session/index.ts'
import { subscribeUnreadMail, mailsQueryKeyPrefix, type UnreadMailMessage } from './unreadMailChannel.ts'
import { unreadMailCountQuery } from './unreadMail.ts'

/**
 * Keeps the number of unread mails up to date while the page is open. It refetches the number every minute while the
 * page is visible, and when the player returns to the page. When another tab sends a new number, the hook shows that
 * number and invalidates the lists of mails.
 */
export function useUnreadMailSync(): void {
  const queries = useQueryClient()
  const session = useSession()
  const { id } = useMerchant()
  const query = unreadMailCountQuery(useApi(), session)
  const { refetch } = useQuery({ ...query, refetchInterval: STALE_TIMES_MS.medium })

  const onMessage = useEffectEvent(({ userName, count }: UnreadMailMessage) => {
    if (userName !== session?.userName) return
    setMutationResult(queries, query.queryKey, count)
    invalidate(queries, mailsQueryKeyPrefix)
  })
  useEffect(() => subscribeUnreadMail(id, (message) => onMessage(message)), [id])

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

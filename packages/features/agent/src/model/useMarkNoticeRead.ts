import { useLanguage } from '@lobby/i18n'
import { setMutationResult, useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agentNoticesQuery, markNoticeRead } from '../queries/agentNotices.ts'

/**
 * Returns a function that reports to the platform that a notice was read, then marks the notice as read. If the call
 * fails, the notice stays unread, and the next opening repeats the call. Works only inside `<MembersOnly>`.
 */
export function useMarkNoticeRead(): (id: number) => void {
  const queries = useQueryClient()
  const api = useApi()
  const session = useMemberSession()
  const { language } = useLanguage()
  const { queryKey } = agentNoticesQuery(api, session, language)
  const { mutate } = useMutation({
    mutationKey: ['readAgentAnnouncements'],
    mutationFn: (id: number) => markNoticeRead(api, id),
    onSuccess: (footer, id) =>
      setMutationResult(queries, queryKey, ({ content }) => ({
        content: content.map((each) => (each.id === id ? { ...each, read: true } : each)),
        footer,
      })),
  })
  return mutate
}

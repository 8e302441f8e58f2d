import { useLanguage } from '@lobby/i18n'
import { setMutationResult, useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agentNoticesQuery, readNotice } from '../queries/agentNotices.ts'

/**
 * Reports to the platform that a notice was read, then marks it as read. After a failure the notice stays unread, and
 * opening it again repeats the call. Use it only below `<MembersOnly>`.
 * @returns a function that takes the notice's id
 */
export function useMarkNoticeRead(): (id: number) => void {
  const queries = useQueryClient()
  const api = useApi()
  const session = useMember()
  const { language } = useLanguage()
  const { queryKey } = agentNoticesQuery(api, session, language)
  const { mutate } = useMutation({
    mutationKey: ['readAgentAnnouncements'],
    mutationFn: (id: number) => readNotice(api, id),
    onSuccess: (footer, id) =>
      setMutationResult(queries, queryKey, ({ content }) => ({
        content: content.map((each) => (each.id === id ? { ...each, read: true } : each)),
        footer,
      })),
  })
  return mutate
}

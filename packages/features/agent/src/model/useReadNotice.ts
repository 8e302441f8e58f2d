import { useLanguage } from '@lobby/i18n'
import { keepAnswer, useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agentNoticesQuery, readNotice } from '../queries/agentNotices.ts'

/**
 * Tells the platform that a notice was read, and then marks it. What could not be told stays unread, and is told when the notice is opened
 * again. Only below `<MembersOnly>`.
 *
 * @returns takes the notice's id
 */
export function useReadNotice(): (id: number) => void {
  const queries = useQueryClient()
  const api = useApi()
  const session = useMember()
  const { language } = useLanguage()
  const { queryKey } = agentNoticesQuery(api, session, language)
  const { mutate } = useMutation({
    mutationKey: ['readAgentAnnouncements'],
    mutationFn: (id: number) => readNotice(api, id),
    onSuccess: (footer, id) =>
      keepAnswer(queries, queryKey, ({ content }) => ({
        content: content.map((each) => (each.id === id ? { ...each, read: true } : each)),
        footer,
      })),
  })
  return mutate
}

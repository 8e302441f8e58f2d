import type { Client, ResponseValueOf } from '@lobby/api'
import { agentAnnouncements, readAgentAnnouncements } from '@lobby/api/operations/agent'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

export type AgentNotices = ResponseValueOf<'agentAnnouncements'>
export type AgentNotice = AgentNotices['content'][number]

/** Fetches the notices for agents, pinned notices first, and the number of unread notices (CALL-032, CALL-033). */
export const agentNoticesQuery = (api: Client, session: Session, language: string) =>
  queryOptions({
    queryKey: ['agentNotices', session.epoch, language],
    queryFn: ({ signal }) => api.call(agentAnnouncements, { query: { types: 'A', groupName: 'm_home' }, signal }),
    staleTime: STALE_TIMES_MS.short,
    refetchOnWindowFocus: true,
    meta: memberScoped,
  })

/**
 * Marks a notice as read.
 * @returns the number of notices that are still unread
 */
export const markNoticeRead = (api: Client, id: number) => api.call(readAgentAnnouncements, { body: { ids: [id] } })

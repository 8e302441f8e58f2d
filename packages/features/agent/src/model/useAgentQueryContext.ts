import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { AgentQueryContext } from '../queries/scope.ts'

/** Returns the API client and the session for the agent queries. Works only inside `<AgentsOnly>`. */
export function useAgentQueryContext(): AgentQueryContext {
  return { api: useApi(), session: useMember() }
}

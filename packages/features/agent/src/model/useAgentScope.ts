import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { AgentScope } from '../queries/scope.ts'

/** Returns the client and the session for the agent queries. Use it only below `<AgentsOnly>`. */
export function useAgentScope(): AgentScope {
  return { api: useApi(), session: useMember() }
}

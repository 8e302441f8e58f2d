import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import type { AgentQueryParameters } from '../queries/agentQueryParameters.ts'

/** Returns the API client and the session for the agent queries. Works only inside `<AgentsOnly>`. */
export function useAgentQueryParameters(): AgentQueryParameters {
  return { api: useApi(), session: useMemberSession() }
}

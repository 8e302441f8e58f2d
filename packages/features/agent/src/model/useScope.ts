import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { Scope } from '../queries/scope.ts'

/** Returns the client and the session for the agent queries. Use it only below `<AgentsOnly>`. */
export function useScope(): Scope {
  return { api: useApi(), session: useMember() }
}

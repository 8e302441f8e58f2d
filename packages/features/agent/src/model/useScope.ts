import { useApi } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import type { Scope } from '../queries/scope.ts'

/** Whom the platform is asked about. Only below `<AgentsOnly>`. */
export function useScope(): Scope {
  return { api: useApi(), session: useMember() }
}

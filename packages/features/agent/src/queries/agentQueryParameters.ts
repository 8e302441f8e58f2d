import type { Client } from '@lobby/api'
import type { Session } from '@lobby/platform/session'

/** The API client and the session for the agent queries. */
export interface AgentQueryParameters {
  readonly api: Client
  readonly session: Session
}

/** The query key prefix of all agent queries that a transfer, a change of rates or a new account makes stale. */
export const DOWNLINE_QUERY_KEY_PREFIX = ['downline'] as const

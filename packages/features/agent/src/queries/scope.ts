import type { Client } from '@lobby/api'
import type { Session } from '@lobby/platform/session'

/** The client and the session for the agent queries. */
export interface AgentScope {
  readonly api: Client
  readonly session: Session
}

/** The query key prefix of all agent data that money, rates or accounts change. */
export const downlineKeys = ['downline'] as const

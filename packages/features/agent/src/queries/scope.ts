import type { Client } from '@lobby/api'
import type { Session } from '@lobby/platform/session'

/** Whom the platform is asked about. */
export interface Scope {
  readonly api: Client
  readonly session: Session
}

/** The keys of everything of agents that money, rates or accounts change. */
export const downlineKeys = ['downline'] as const

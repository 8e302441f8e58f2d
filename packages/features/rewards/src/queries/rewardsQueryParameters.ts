import type { Client } from '@lobby/api'
import type { Session } from '@lobby/platform/session'

export interface RewardsQueryParameters {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** The query key prefix of all rewards queries. */
export const rewardsQueryKeyPrefix = ['rewards'] as const

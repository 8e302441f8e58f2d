import type { Client } from '@lobby/api'
import type { Session } from '@lobby/platform/session'

export interface Scope {
  readonly api: Client
  readonly session: Session
  readonly language: string
}

/** The keys of everything that the house gives. */
export const rewardKeys = ['rewards'] as const

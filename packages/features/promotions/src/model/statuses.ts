import type { StatusTagProps } from '@lobby/ui'
import type { PlayerPromotionStatus } from '../queries/activities.ts'

/** The ten statuses of a promotion (specification part 1, section 3), each with the colour of its badge. */
export const promotionStatusTones = {
  JOIN: 'open',
  JOINED: 'open',
  CLAIM: 'win',
  CLAIMED: 'win',
  APPLYING: 'warn',
  PROCESS: 'warn',
  ISSUED: 'win',
  REJECTED: 'loss',
  COMING_SOON: 'muted',
  CLOSE: 'muted',
} as const satisfies Readonly<Record<PlayerPromotionStatus, StatusTagProps['tone']>>

import type { SecurityInfo } from '@lobby/platform/account'

/** What guards an account, in the order in which it is asked for. */
export const guards = ['mobile', 'email', 'paymentPassword', 'documents'] as const
export type Guard = (typeof guards)[number]

export interface Strength {
  readonly set: readonly Guard[]
  /** What should be set next; undefined once all is. Documents that are being looked at are the platform's turn. */
  readonly next: Guard | undefined
  readonly level: 'low' | 'medium' | 'good' | 'full'
}

const levels = ['low', 'low', 'medium', 'good', 'full'] as const

/** How well an account is guarded, by what is set: each of four counts alike, documents once they are approved. */
export function strengthOf({ mobile, email, hasPaymentPassword, documents }: SecurityInfo): Strength {
  const isSet: Readonly<Record<Guard, boolean>> = {
    mobile: mobile !== null,
    email: email !== null,
    paymentPassword: hasPaymentPassword,
    documents: documents === 'APPROVED',
  }
  const set = guards.filter((guard) => isSet[guard])
  const next = guards.find((guard) => !isSet[guard] && !(guard === 'documents' && documents === 'REVIEW'))
  return { set, next, level: levels[set.length] ?? 'full' }
}

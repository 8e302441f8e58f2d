import type { SecurityInfo } from '@lobby/platform/account'

/** The protections of an account, in the order in which the page recommends them. */
export const guards = ['mobile', 'email', 'paymentPassword', 'documents'] as const
export type Guard = (typeof guards)[number]

export interface Strength {
  readonly setGuards: readonly Guard[]
  /** The next protection to set; undefined if none is left. Skips documents that the platform is reviewing. */
  readonly nextGuard: Guard | undefined
  readonly level: 'low' | 'medium' | 'good' | 'full'
}

const levels = ['low', 'low', 'medium', 'good', 'full'] as const

/**
 * Rates the protection of an account. Each of the four protections has the same weight. Documents count only after
 * their approval.
 */
export function getStrength({ mobile, email, hasPaymentPassword, documents }: SecurityInfo): Strength {
  const isSet: Readonly<Record<Guard, boolean>> = {
    mobile: mobile !== null,
    email: email !== null,
    paymentPassword: hasPaymentPassword,
    documents: documents === 'APPROVED',
  }
  const set = guards.filter((guard) => isSet[guard])
  const next = guards.find((guard) => !isSet[guard] && !(guard === 'documents' && documents === 'REVIEW'))
  return { setGuards: set, nextGuard: next, level: levels[set.length] ?? 'full' }
}

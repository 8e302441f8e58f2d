import type { SecurityInfo } from '@lobby/platform/account'

/** The guards of an account, in the order in which the page asks for them. */
export const guards = ['mobile', 'email', 'paymentPassword', 'documents'] as const
export type Guard = (typeof guards)[number]

export interface Strength {
  readonly setGuards: readonly Guard[]
  /** The next guard to set; undefined once all are set. Skips documents that the platform is reviewing. */
  readonly nextGuard: Guard | undefined
  readonly level: 'low' | 'medium' | 'good' | 'full'
}

const levels = ['low', 'low', 'medium', 'good', 'full'] as const

/** Rates the protection of an account. Each of the four guards counts the same, documents once they are approved. */
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

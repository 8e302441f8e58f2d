import type { SecurityInfo } from '@lobby/platform/account'

/** The protections of an account, in the order in which the page recommends them. */
export const accountProtections = ['mobile', 'email', 'paymentPassword', 'documents'] as const
export type AccountProtection = (typeof accountProtections)[number]

export interface AccountStrength {
  readonly setGuards: readonly AccountProtection[]
  /**
   * The protection that the page recommends next; undefined if all are set. Skips documents that the platform is
   * reviewing.
   */
  readonly nextGuard: AccountProtection | undefined
  readonly level: 'low' | 'medium' | 'good' | 'full'
}

const levels = ['low', 'low', 'medium', 'good', 'full'] as const

/**
 * Rates the protection of an account. Each of the four protections has the same weight. Documents count only after the
 * platform has approved them.
 */
export function rateAccountStrength({ mobile, email, hasPaymentPassword, documents }: SecurityInfo): AccountStrength {
  const isSet: Readonly<Record<AccountProtection, boolean>> = {
    mobile: mobile !== null,
    email: email !== null,
    paymentPassword: hasPaymentPassword,
    documents: documents === 'APPROVED',
  }
  const set = accountProtections.filter((guard) => isSet[guard])
  const next = accountProtections.find((guard) => !isSet[guard] && !(guard === 'documents' && documents === 'REVIEW'))
  return { setGuards: set, nextGuard: next, level: levels[set.length] ?? 'full' }
}

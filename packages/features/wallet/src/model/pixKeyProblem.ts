import type { MessageId } from '@lobby/i18n'
import { defaultDialingCode, verify } from '@lobby/platform/validation'

export const pixKeyTypes = ['CPF', 'PHONE', 'EMAIL', 'RANDOM'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

/**
 * Checks a Pix key before it is sent: a CPF and a mobile number have to keep to the rules of those fields. The platform judges the others.
 * @returns the text's id, the same as for a refusal; undefined for a key that may be sent
 */
export function pixKeyProblem(type: PixKeyType, key: string): MessageId | undefined {
  const passes =
    type === 'CPF'
      ? verify('idNumber', key, { required: true }).pass
      : type !== 'PHONE' || verify('mobileNum', key, { required: true, dialingCode: defaultDialingCode }).pass
  return passes ? undefined : 'error.withdrawal.account.invalid'
}

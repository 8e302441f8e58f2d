import type { MessageId } from '@lobby/i18n'
import { DEFAULT_DIALING_CODE, verify } from '@lobby/platform/validation'

export const pixKeyTypes = ['CPF', 'PHONE', 'EMAIL', 'RANDOM'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

/**
 * Checks a Pix key before it is sent. Validates a CPF or a mobile number with the rules of those fields; the platform
 * validates the other types.
 * @returns the message id of the error, the same as for a refusal, or undefined for a valid key
 */
export function checkPixKey(type: PixKeyType, key: string): MessageId | undefined {
  const passes =
    type === 'CPF'
      ? verify('idNumber', key, { required: true }).pass
      : type !== 'PHONE' || verify('mobileNum', key, { required: true, dialingCode: DEFAULT_DIALING_CODE }).pass
  return passes ? undefined : 'error.withdrawal.account.invalid'
}

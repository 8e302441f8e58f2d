import type { MessageId } from '@lobby/i18n'
import { DEFAULT_DIALING_CODE, verifyField } from '@lobby/platform/validation'

export const pixKeyTypes = ['CPF', 'PHONE', 'EMAIL', 'RANDOM'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

/**
 * Validates a Pix key of the type CPF or PHONE. For other types, only the platform validates the key.
 * @returns the id of the error message, the same as for a refusal by the platform; undefined for a valid Pix key
 */
export function checkPixKey(type: PixKeyType, key: string): MessageId | undefined {
  const passes =
    type === 'CPF'
      ? verifyField('idNumber', key, { required: true }).pass
      : type !== 'PHONE' || verifyField('mobileNum', key, { required: true, dialingCode: DEFAULT_DIALING_CODE }).pass
  return passes ? undefined : 'error.withdrawal.account.invalid'
}

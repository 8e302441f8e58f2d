import { useText } from '@lobby/i18n'
import { PhoneField, type TextFieldProps } from '@lobby/ui'
import type { DiallingCodeState } from '../model/useDiallingCode.ts'

export interface MobileInputProps extends Omit<TextFieldProps, 'label' | 'type' | 'leading' | 'digits' | 'clearLabel'> {
  readonly dialling: DiallingCodeState
}

/**
 * Renders a field for a mobile number of at most 20 digits (AUTH-068), with the picker of its dialling code (AUTH-033).
 * The field has no `maxlength`, because a pasted number may contain spaces and punctuation.
 */
export function MobileInput({ dialling, ...input }: MobileInputProps) {
  const t = useText()
  return (
    <PhoneField
      {...input}
      label={t('mobile.number')}
      maxDigits={20}
      codes={dialling.options}
      code={dialling.country}
      onCode={dialling.choose}
      codeLabel={t('mobile.country')}
      searchLabel={t('mobile.country.search')}
      noneText={t('mobile.country.none')}
      failedText={t('mobile.country.failed')}
      clearLabel={t('core.clear')}
      closeLabel={t('core.close')}
    />
  )
}

import { useLanguage, useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { compilePattern, getValidationRule, buildValidationRules, verifyField } from '@lobby/platform/validation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getPasswordErrorTextArguments } from '../model/getPasswordErrorTextArguments.ts'
import { useDiallingCode } from '../model/useDiallingCode.ts'
import { getLastVerificationCodeRecipient } from '../model/useSmsCode.ts'
import { bindMobileNumber } from '../queries/binding.ts'
import { formValidationRulesQuery } from '../queries/registration.ts'
import { requestSmsVerificationCode } from '../queries/smsCode.ts'
import { ContactBindingForm } from './ContactBindingForm.tsx'
import { MobileInput } from './MobileInput.tsx'

/**
 * Renders the form that binds a mobile number to the member's account. A new number replaces the old one.
 * @param props.onBound - called after the number is bound
 */
export function BindPhoneForm({ onBound }: { readonly onBound: () => void }) {
  const t = useText()
  const api = useApi()
  const storage = useStorage()
  const { language } = useLanguage()
  const dialling = useDiallingCode()
  const sent = useQuery(formValidationRulesQuery(api, storage, language)).data
  const rules = useMemo(() => buildValidationRules(sent?.rules ?? [], compilePattern), [sent])
  const { code } = dialling
  const last = getLastVerificationCodeRecipient(storage, 'bindPhone')
  return (
    <ContactBindingForm
      purpose="bindPhone"
      initialContact={last.startsWith(`+${code}`) ? last.slice(code.length + 1) : ''}
      validate={(number) => verifyField('mobileNum', number, { required: true, rules, dialingCode: code })}
      getRecipient={(number) => `+${code}${number}`}
      renderContact={(input) => <MobileInput {...input} dialling={dialling} autoComplete="tel-national" />}
      problemText={(kind) =>
        t(...getPasswordErrorTextArguments('mobileNum', kind, getValidationRule(rules, 'mobileNum', code)))
      }
      refusalFields={['mobileNo', 'countryDialingCode']}
      codeLabel={t('mobile.code')}
      sentText="mobile.code.in_sms_send"
      requestCode={(mobileNo, captcha) =>
        requestSmsVerificationCode(api, { mobileNo, countryDialingCode: code }, captcha)
      }
      bind={(mobileNo, proof) => bindMobileNumber(api, mobileNo, code, proof)}
      onBound={onBound}
    />
  )
}

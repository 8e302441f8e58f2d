import { useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { verifyField } from '@lobby/platform/validation'
import { TextField } from '@lobby/ui'
import { getLastVerificationCodeRecipient } from '../model/useSmsCode.ts'
import { requestEmailCode, bindEmailAddress } from '../queries/binding.ts'
import { ContactBindingForm } from './ContactBindingForm.tsx'

/**
 * Renders the form that binds an e-mail address to the member's account. A new address replaces the old one.
 * @param props.onBound - called after the address is bound
 */
export function BindEmailForm({ onBound }: { readonly onBound: () => void }) {
  const t = useText()
  const api = useApi()
  const storage = useStorage()
  return (
    <ContactBindingForm
      purpose="bindEmail"
      initialContact={getLastVerificationCodeRecipient(storage, 'bindEmail')}
      validate={(address) => verifyField('email', address, { required: true })}
      getRecipient={(address) => address}
      renderContact={(input) => (
        <TextField
          {...input}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          clearLabel={t('core.clear')}
        />
      )}
      problemText={(kind) => t(kind === 'required' ? 'account.email.missing' : 'account.email.format')}
      refusalFields={['email']}
      codeLabel={t('security.code.email')}
      sentText="security.code.email.sent"
      requestCode={(email, captcha) => requestEmailCode(api, email, captcha)}
      bind={(email, proof) => bindEmailAddress(api, email, proof)}
      onBound={onBound}
    />
  )
}

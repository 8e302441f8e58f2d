import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Checkbox, FormNotice, SubmitButton } from '@lobby/ui'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useRegistrationForm, type RegistrationFormOptions } from '../model/useRegistrationForm.ts'
import { loadEncryptionModule } from '../queries/loadEncryptionModule.ts'
import type { UserAgreementSheetProps } from './UserAgreementSheet.tsx'
import { CaptchaInput } from './CaptchaInput.tsx'
import { VerificationCodeInput } from './VerificationCodeInput.tsx'
import { MobileInput } from './MobileInput.tsx'
import { RegistrationInput } from './RegistrationInput.tsx'
import styles from './RegistrationForm.module.css'

/** The checkboxes that a player must tick before registering. */
export interface RegistrationConfirmations {
  /** True if the player confirms having reached the minimum age. */
  readonly age: boolean
  /** True if the player accepts the user agreement. */
  readonly agree: boolean
}

export interface RegistrationFormProps extends RegistrationFormOptions {
  /**
   * The state of the checkboxes. The screen stores this state, so that a change of the registration method does not
   * clear the checkboxes.
   */
  readonly confirmed: RegistrationConfirmations
  readonly onConfirmed: (confirmed: RegistrationConfirmations) => void
  /** The content below the submit button, such as the buttons for third-party accounts. */
  readonly foot?: ReactNode
}

/**
 * Loads the encryption code in advance. If the code fails to load, the registration loads it again and reports the
 * error.
 */
const preloadEncryption = () => void loadEncryptionModule().catch(() => undefined)

/**
 * Renders the registration form of one registration method (specification part 1, section 2). After a failure the typed
 * values stay, each error appears at its field, and the first invalid field gets the focus.
 */
export function RegistrationForm({ foot, confirmed, onConfirmed, ...init }: RegistrationFormProps) {
  const t = useText()
  const { minimumAge } = useMerchant()
  const form = useRegistrationForm(init)
  const [Agreement, setAgreement] = useState<ComponentType<UserAgreementSheetProps> | null>(null)
  const [reading, setReading] = useState<boolean | 'failed'>(false)
  const { rules, fields } = init
  // Open the agreement over the form. If the code of the agreement fails to load, the form retains the typed values.
  const openAgreement = async () => {
    try {
      const { UserAgreementSheet } = await import('./UserAgreementSheet.tsx')
      setAgreement(() => UserAgreementSheet)
      setReading(true)
    } catch {
      setReading('failed')
    }
  }
  const reason = !confirmed.age
    ? t('register.age.reason', { age: minimumAge })
    : !confirmed.agree
      ? t('register.agree.reason')
      : undefined
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} onInput={preloadEncryption} onChange={form.keep}>
      {fields.map((field) => {
        const { name } = field
        const input = form.inputOf(field)
        if (name === 'mobileNum') return <MobileInput key={name} {...input} dialling={form.dialling} />
        if (name === 'verificationCode')
          return <VerificationCodeInput key={name} {...input} code={form.code} onSend={form.sendCode} />
        if (name !== 'captcha') return <RegistrationInput key={name} {...input} name={name} rules={rules} />
        return (
          <CaptchaInput
            key={name}
            {...input}
            label={t('register.captcha')}
            placeholder={t('register.captcha.in_vwrite_code')}
            hint={rules.captcha.maxLength === 16 ? t('register.captcha.hint') : undefined}
            captchaId={form.captchaId}
            onRefresh={form.newCaptcha}
          />
        )
      })}
      <div className={styles.terms}>
        <Checkbox
          name="age"
          label={t('register.age', { age: minimumAge })}
          checked={confirmed.age}
          onChange={(event) => onConfirmed({ ...confirmed, age: event.target.checked })}
        />
        <Checkbox
          name="agree"
          label={
            <>
              {t('register.agree')}{' '}
              <button type="button" onClick={() => void openAgreement()}>
                {t('register.agree.read')}
              </button>
            </>
          }
          error={reading === 'failed' ? t('error.network') : undefined}
          checked={confirmed.agree}
          onChange={(event) => onConfirmed({ ...confirmed, agree: event.target.checked })}
        />
      </div>
      <FormNotice>{form.problem}</FormNotice>
      <SubmitButton busy={form.busy} reason={reason} wait={form.wait}>
        {t('register.submit')}
      </SubmitButton>
      {foot && <div className={styles.foot}>{foot}</div>}
      {Agreement && <Agreement open={reading === true} onClose={() => setReading(false)} />}
    </form>
  )
}

import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Checkbox, FormNotice, SubmitButton } from '@lobby/ui'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useRegistrationForm, type RegistrationFormInit } from '../model/useRegistrationForm.ts'
import { loadEncryption } from '../queries/loadEncryption.ts'
import type { AgreementSheetProps } from './AgreementSheet.tsx'
import { CaptchaInput } from './CaptchaInput.tsx'
import { CodeInput } from './CodeInput.tsx'
import { MobileInput } from './MobileInput.tsx'
import { RegistrationInput } from './RegistrationInput.tsx'
import styles from './RegistrationForm.module.css'

/** What a player has ticked before they register. */
export interface Confirmed {
  /** To be of the age. */
  readonly age: boolean
  /** To accept the agreement. */
  readonly agree: boolean
}

export interface RegistrationFormProps extends RegistrationFormInit {
  /** Kept by the screen: it counts for every method. */
  readonly confirmed: Confirmed
  readonly onConfirmed: (confirmed: Confirmed) => void
  /** Below the button: other ways to get in. */
  readonly foot?: ReactNode
}

/** What does not come now is asked for again by the registration, which says so. */
const prepare = () => void loadEncryption().catch(() => undefined)

/**
 * Registration by one method (specification part 1, section 2): the fields that the platform asks for, the age, the agreement. What was
 * typed stays after every failure; what was wrong is said at its field, and the first of them has the focus.
 */
export function RegistrationForm({ foot, confirmed, onConfirmed, ...init }: RegistrationFormProps) {
  const t = useText()
  const { minimumAge } = useMerchant()
  const form = useRegistrationForm(init)
  const [Agreement, setAgreement] = useState<ComponentType<AgreementSheetProps> | null>(null)
  const [reading, setReading] = useState<boolean | 'failed'>(false)
  const { rules, fields } = init
  // What was typed stays, also when the sheet does not come.
  const read = async () => {
    try {
      const { AgreementSheet } = await import('./AgreementSheet.tsx')
      setAgreement(() => AgreementSheet)
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
    <form className={styles.form} noValidate onSubmit={form.submit} onInput={prepare} onChange={form.keep}>
      {fields.map((field) => {
        const { name } = field
        const input = form.inputOf(field)
        if (name === 'mobileNum') return <MobileInput key={name} {...input} dialling={form.dialling} />
        if (name === 'verificationCode')
          return <CodeInput key={name} {...input} code={form.code} onSend={form.sendCode} />
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
              <button type="button" onClick={() => void read()}>
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

import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Checkbox, FormNotice, SubmitButton } from '@lobby/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useRegistrationForm, type RegistrationFormInit } from '../model/useRegistrationForm.ts'
import { loadEncryption } from '../queries/seal.ts'
import { CaptchaInput } from './CaptchaInput.tsx'
import { CodeInput } from './CodeInput.tsx'
import { MobileInput } from './MobileInput.tsx'
import { RegistrationInput } from './RegistrationInput.tsx'
import styles from './RegistrationForm.module.css'

export interface RegistrationFormProps extends RegistrationFormInit {
  /** Below the button: other ways to get in. */
  readonly foot?: ReactNode
}

const AgreementSheet = lazy(() => import('./AgreementSheet.tsx').then((module) => ({ default: module.AgreementSheet })))

/** What does not come now is asked for again by the registration, which says so. */
const prepare = () => void loadEncryption().catch(() => undefined)

/**
 * Registration by one method (specification part 1, section 2): the fields that the platform asks for, the age, the agreement. What was
 * typed stays after every failure; what was wrong is said at its field, and the first of them has the focus.
 */
export function RegistrationForm({ foot, ...init }: RegistrationFormProps) {
  const t = useText()
  const { minimumAge } = useMerchant()
  const form = useRegistrationForm(init)
  const [agreed, setAgreed] = useState(false)
  const [old, setOld] = useState(false)
  const [reading, setReading] = useState(false)
  const { rules, fields } = init
  const reason = !old ? t('register.age.reason', { age: minimumAge }) : !agreed ? t('register.agree.reason') : undefined
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} onInput={prepare} onChange={form.keep}>
      {fields.map((field) => {
        const { name } = field
        const input = form.inputOf(field)
        if (name === 'mobileNum') return <MobileInput key={name} {...input} dialling={form.dialling} />
        if (name === 'verificationCode') return <CodeInput key={name} {...input} code={form.code} onSend={form.sendCode} />
        if (name !== 'captcha') return <RegistrationInput key={name} {...input} name={name} rules={rules} />
        return (
          <CaptchaInput
            key={name}
            {...input}
            label={t('register.captcha')}
            placeholder={t('register.captcha.missing')}
            hint={rules.captcha.maxLength === 16 ? t('register.captcha.hint') : undefined}
            captchaId={form.captchaId}
            onRefresh={form.newCaptcha}
          />
        )
      })}
      <div className={styles.terms}>
        <Checkbox name="age" label={t('register.age', { age: minimumAge })} checked={old} onChange={(event) => setOld(event.target.checked)} />
        <Checkbox name="agree" label={t('register.agree')} checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <button type="button" className={styles.link} onClick={() => setReading(true)}>
          {t('register.agree.read')}
        </button>
      </div>
      <FormNotice>{form.problem}</FormNotice>
      <SubmitButton busy={form.busy} reason={reason}>
        {t('register.submit')}
      </SubmitButton>
      {foot && <div className={styles.foot}>{foot}</div>}
      {reading && (
        <Suspense fallback={null}>
          <AgreementSheet open onClose={() => setReading(false)} />
        </Suspense>
      )}
    </form>
  )
}

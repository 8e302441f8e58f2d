import { ApiError } from '@lobby/api'
import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId, useApi, useSingleMutation } from '@lobby/platform/query'
import { useMerchant } from '@lobby/platform/merchant'
import { useNotify } from '@lobby/platform/ports'
import { useStorage } from '@lobby/platform/storage'
import {
  compilePattern,
  getValidationRule,
  buildValidationRules,
  verifyField,
  type InvalidFieldReason,
} from '@lobby/platform/validation'
import { FormNotice, PasswordField, SubmitButton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type FocusEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { getPasswordErrorTextArguments } from '../model/getPasswordErrorTextArguments.ts'
import { useDiallingCode } from '../model/useDiallingCode.ts'
import { preloadSignInCode, useSignIn } from '../model/useSignIn.ts'
import { useSmsCode } from '../model/useSmsCode.ts'
import { useSubmitWithAutofill } from '../model/useSubmitWithAutofill.ts'
import { useRetryAfterWait } from '../model/useRetryAfterWait.ts'
import { setForgottenPassword } from '../queries/passwords.ts'
import { formValidationRulesQuery } from '../queries/registration.ts'
import { requestPasswordResetCode } from '../queries/resetCode.ts'
import { VerificationCodeInput } from './VerificationCodeInput.tsx'
import { MobileInput } from './MobileInput.tsx'
import styles from './AccountForm.module.css'

export interface SetPasswordFormProps {
  /** Called after the member is signed in with the new password. */
  readonly onSignedIn: () => void
  /** Called if the new password is set, but the automatic sign-in failed. The player then has to sign in. */
  readonly onSet: () => void
}

const fieldNames = ['mobileNum', 'verificationCode', 'password'] as const
type Field = (typeof fieldNames)[number]
type Values = Record<Field, string>

/**
 * Renders the form that sets a new password with an SMS code (specification part 2, section 2.14). Signs the member in
 * afterwards.
 */
export function SetPasswordForm({ onSignedIn, onSet }: SetPasswordFormProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const signIn = useSignIn()
  const { resetCode } = useMerchant()
  const { language } = useLanguage()
  const sent = useQuery(formValidationRulesQuery(api, useStorage(), language)).data
  const rules = useMemo(() => buildValidationRules(sent?.rules ?? [], compilePattern), [sent])
  const dialling = useDiallingCode()
  const wait = useRetryAfterWait()
  const check = (name: Field, value: string) =>
    verifyField(name, value, { required: true, rules, dialingCode: dialling.code })
  const { register, control, handleSubmit, setValue, getValues, setFocus, trigger, formState } = useForm<Values>({
    defaultValues: { mobileNum: '', verificationCode: '', password: '' },
    mode: 'onTouched',
    resolver: (values) => {
      const verdicts = fieldNames.map((name) => [name, check(name, values[name])] as const)
      const errors = Object.fromEntries(
        verdicts.flatMap(([name, { message }]) => (message ? [[name, { type: message.kind }]] : [])),
      )
      return Object.keys(errors).length > 0
        ? { values: {}, errors }
        : { values: Object.fromEntries(verdicts.map(([name, { value }]) => [name, value])) as Values, errors: {} }
    },
  })

  const code = useSmsCode(
    'password',
    `+${dialling.code}${check('mobileNum', useWatch({ control, name: 'mobileNum' })).value}`,
  )
  const call = useSingleMutation({
    mutationKey: ['setPasswordByPhone'],
    mutationFn: ({ mobileNum, verificationCode, password }: Values) =>
      setForgottenPassword(api, password, mobileNum, verificationCode),
    onSuccess: async (_value, { mobileNum, password }) => {
      const signedIn = () => {
        notify.notice(t('account.set.done'))
        onSignedIn()
      }
      await signIn({ username: mobileNum, password, captcha: '' }).then(signedIn, onSet)
    },
    onError: (error) => {
      wait.handleFailure(error)
      // `same` is true if the new password equals the old one. Then empty the password (AUTH-194). After any other
      // error the SMS code has become invalid, so empty the field (AUTH-195).
      const same = error instanceof ApiError && error.code === 'modify.new.old.same'
      setValue(same ? 'password' : 'verificationCode', '')
      setFocus(same ? 'password' : 'verificationCode')
    },
  })
  const send = (values: Values) => {
    if (!wait.isRunning) call.mutate(values)
  }
  const submit = useSubmitWithAutofill(fieldNames, setValue, (event) => void handleSubmit(send)(event))
  const sendCode = () => {
    const { pass, value } = check('mobileNum', getValues('mobileNum'))
    if (pass)
      return code.send((captcha) =>
        requestPasswordResetCode(api, resetCode, { mobileNum: value, countryDialingCode: dialling.code }, captcha),
      )
    void trigger('mobileNum', { shouldFocus: true })
  }

  /**
   * Skips validation on blur when the player presses a button: an error text would move the button away from the
   * player's finger.
   */
  const inputOf = (name: Field) => {
    const input = register(name)
    return {
      ...input,
      onBlur: (event: FocusEvent) =>
        event.relatedTarget instanceof HTMLButtonElement ? Promise.resolve() : input.onBlur(event),
    }
  }
  const { errors, touchedFields, dirtyFields } = formState
  const textOf = (name: Field) =>
    errors[name] &&
    t(
      ...getPasswordErrorTextArguments(
        name,
        errors[name].type as InvalidFieldReason['kind'],
        getValidationRule(rules, name, dialling.code),
      ),
    )
  const touched = Object.keys(touchedFields).length + Object.keys(dirtyFields).length > 0
  const reason = !touched
    ? t('account.set.start')
    : Object.keys(errors).length > 0
      ? t('account.set.errors')
      : undefined
  return (
    <form className={styles.form} noValidate onSubmit={submit} onInput={preloadSignInCode}>
      <MobileInput {...inputOf('mobileNum')} dialling={dialling} error={textOf('mobileNum')} />
      <VerificationCodeInput
        {...inputOf('verificationCode')}
        code={code}
        onSend={sendCode}
        locked={!code.sent}
        error={textOf('verificationCode')}
      />
      <PasswordField
        {...inputOf('password')}
        label={t('account.newPassword')}
        autoComplete="new-password"
        maxLength={1024}
        error={textOf('password')}
        clearLabel={t('core.clear')}
        showLabel={t('account.password.show')}
        hideLabel={t('account.password.hide')}
      />
      <FormNotice>{call.error !== null && t(getRefusalMessageId(call.error) satisfies MessageId)}</FormNotice>
      <SubmitButton busy={call.isPending} reason={reason} wait={wait.label}>
        {t('account.set.submit')}
      </SubmitButton>
    </form>
  )
}

import { ApiError } from '@lobby/api'
import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId, useApi } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { useMemberMutation } from '@lobby/platform/session'
import { getDeviceNow } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import { compilePattern, buildValidationRules, verifyField, type InvalidFieldReason } from '@lobby/platform/validation'
import { FormNotice, InlineNotice, PasswordField, SubmitButton, TextField } from '@lobby/ui'
import { ConfirmDialog } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import { getPasswordErrorTextArguments } from '../model/getPasswordErrorTextArguments.ts'
import { updateRememberedLogin } from '../model/updateRememberedLogin.ts'
import { useTimeout } from '../model/useTimeout.ts'
import { useSubmitWithAutofill } from '../model/useSubmitWithAutofill.ts'
import { useRetryAfterWait } from '../model/useRetryAfterWait.ts'
import { changePassword } from '../queries/passwords.ts'
import { formValidationRulesQuery } from '../queries/registration.ts'
import styles from './AccountForm.module.css'

export interface ChangePasswordFormProps {
  readonly user: string
  /** Called one second after the platform has changed the password (AUTH-211). */
  readonly onDone: () => void
}

const fieldNames = ['oldPassword', 'newPassword', 'confirmPassword'] as const
type Values = Record<(typeof fieldNames)[number], string>
/** The maximum duration of the loading message (AUTH-206). */
const LOADING_DURATION_MS = 10_000
/** The duration of the success message, after which the page returns to home (AUTH-207, AUTH-211). */
const SUCCESS_DURATION_MS = 1000

/**
 * Renders the form that changes the password (specification part 1, section 4). Asks for the old password only if the
 * page does not remember the password from the sign-in.
 */
export function ChangePasswordForm({ user, onDone }: ChangePasswordFormProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const storage = useStorage()
  const { language } = useLanguage()
  const sent = useQuery(formValidationRulesQuery(api, storage, language)).data
  const rules = useMemo(() => buildValidationRules(sent?.rules ?? [], compilePattern), [sent])
  const getRememberedPassword = () => signInPasswordInMemory.of(user, getDeviceNow())
  const [asksOld, setAsksOld] = useState(() => getRememberedPassword() === null)
  const [isSamePassword, setIsSamePassword] = useState(false)
  const done = useTimeout(SUCCESS_DURATION_MS, onDone)
  const wait = useRetryAfterWait()
  const { register, handleSubmit, setValue, formState } = useForm<Values>({
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    resolver: (values) => {
      const verdicts = {
        oldPassword: verifyField('loginPassword', values.oldPassword, {
          required: getRememberedPassword() === null,
          rules,
        }),
        newPassword: verifyField('password', values.newPassword, { required: true, rules }),
        confirmPassword: verifyField('confirmPassword', values.confirmPassword, {
          required: true,
          rules,
          password: values.newPassword,
        }),
      }
      const failed = fieldNames.filter((name) => !verdicts[name].pass)
      const errors = Object.fromEntries(
        failed.map((name) => [name, { type: verdicts[name].message?.kind ?? 'format' }]),
      )
      return failed.length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })

  const { send, isBusy, error, sendAgain } = useMemberMutation<Values, boolean>({
    mutationKey: ['changePassword'],
    call: async ({ oldPassword, newPassword }) => {
      const hide = notify.loading(t('core.in_please_wait'), LOADING_DURATION_MS)
      try {
        // If the member has signed in again while this form was open, the remembered password is more recent than the
        // typed one.
        return await changePassword(api, getRememberedPassword() ?? oldPassword, newPassword)
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'modify.old.wrong') askOld()
        wait.handleFailure(failure)
        throw failure
      } finally {
        hide()
      }
    },
    onDone: (_value, { newPassword }) => {
      signInPasswordInMemory.replace(user, newPassword, getDeviceNow())
      void updateRememberedLogin(storage, user, newPassword)
      notify.notice(t('account.change.saved'), SUCCESS_DURATION_MS)
      done.start()
    },
  })

  const askOld = () => {
    signInPasswordInMemory.drop()
    setAsksOld(true)
  }
  const check = (values: Values) => {
    if (isBusy || done.waiting || wait.isRunning) return
    // Compare the passwords only after all other checks have passed (C25 in decision 001). If the new password equals
    // the old one, send nothing.
    if (values.newPassword === (getRememberedPassword() ?? values.oldPassword)) return setIsSamePassword(true)
    send(values)
  }
  const submit = useSubmitWithAutofill(fieldNames, setValue, (event) => {
    // The remembered password may have expired while the player filled in the form.
    if (getRememberedPassword() === null) setAsksOld(true)
    void handleSubmit(check)(event)
  })
  const { errors } = formState
  const eye = {
    showLabel: t('account.password.show'),
    hideLabel: t('account.password.hide'),
    clearLabel: t('core.clear'),
    maxLength: 1024,
  }
  const newError =
    errors.newPassword &&
    t(
      ...getPasswordErrorTextArguments(
        'password',
        errors.newPassword.type as InvalidFieldReason['kind'],
        rules.password,
      ),
    )
  const confirmError =
    errors.confirmPassword &&
    t(errors.confirmPassword.type === 'mismatch' ? 'account.confirm.mismatch' : 'account.confirm.missing')
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField label={t('account.username')} name="username" autoComplete="username" value={user} disabled readOnly />
      {asksOld && (
        <PasswordField
          {...register('oldPassword')}
          {...eye}
          label={t('account.oldPassword')}
          autoComplete="current-password"
          error={errors.oldPassword && t('account.oldPassword.missing')}
        />
      )}
      <PasswordField
        {...register('newPassword')}
        {...eye}
        label={t('account.newPassword')}
        autoComplete="new-password"
        error={newError}
      />
      <PasswordField
        {...register('confirmPassword')}
        {...eye}
        label={t('account.confirm')}
        autoComplete="new-password"
        error={confirmError}
      />
      {sendAgain && <InlineNotice tone="info">{t('account.again.text')}</InlineNotice>}
      <FormNotice>{error !== null && t(getRefusalMessageId(error) satisfies MessageId)}</FormNotice>
      <SubmitButton busy={isBusy || done.waiting} wait={wait.label}>
        {t(sendAgain ? 'account.again.send' : 'account.change.submit')}
      </SubmitButton>
      <ConfirmDialog
        open={isSamePassword}
        onOpenChange={setIsSamePassword}
        title={t('account.same.title')}
        text={t('error.password.same')}
        confirmLabel={t('account.same.confirm')}
        onConfirm={() => setIsSamePassword(false)}
      />
    </form>
  )
}

import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId, useApi, useSingleMutation } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { useStorage } from '@lobby/platform/storage'
import { compilePattern, buildValidationRules, verifyField } from '@lobby/platform/validation'
import { FormNotice, SubmitButton, TextField } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useTimeout } from '../model/useTimeout.ts'
import { useSubmitWithAutofill } from '../model/useSubmitWithAutofill.ts'
import { useRetryAfterWait } from '../model/useRetryAfterWait.ts'
import { requestTemporaryPasswordByEmail } from '../queries/passwords.ts'
import { formValidationRulesQuery } from '../queries/registration.ts'
import styles from './AccountForm.module.css'

export interface EmailRecoveryFormProps {
  /** Called when the success toast ends, one second after the platform has sent the mail (AUTH-172). */
  readonly onSent: () => void
}

const fieldNames = ['username', 'email'] as const
/** The maximum duration of the loading toast (AUTH-170). */
const LOADING_DURATION_MS = 9_999_000
/** The duration of the success toast (AUTH-171). */
const SUCCESS_DURATION_MS = 1000

/**
 * Renders the form that recovers an account by e-mail (specification part 1, section 4). The platform sends a temporary
 * password by e-mail.
 */
export function EmailRecoveryForm({ onSent }: EmailRecoveryFormProps) {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const { language } = useLanguage()
  const asked = useQuery(formValidationRulesQuery(api, useStorage(), language)).data
  const rules = useMemo(() => buildValidationRules(asked?.rules ?? [], compilePattern), [asked])
  const sent = useTimeout(SUCCESS_DURATION_MS, onSent)
  const wait = useRetryAfterWait()
  const { register, handleSubmit, setValue, formState } = useForm({
    defaultValues: { username: '', email: '' },
    resolver: ({ username, email }) => {
      const name = verifyField('loginUsername', username, { required: true, rules })
      const address = verifyField('email', email, { required: true })
      const errors = {
        ...(!name.pass && { username: { type: name.message.kind } }),
        ...(!address.pass && { email: { type: address.message.kind } }),
      }
      return name.pass && address.pass ? { values: { username, email }, errors: {} } : { values: {}, errors }
    },
  })
  const call = useSingleMutation({
    mutationKey: ['forgotPassword'],
    mutationFn: ({ username, email }: { username: string; email: string }) =>
      requestTemporaryPasswordByEmail(api, username, email),
    onMutate: () => ({ hide: notify.loading(t('core.in_please_wait'), LOADING_DURATION_MS) }),
    onSuccess: () => {
      notify.notice(t('account.forgot.sent'), SUCCESS_DURATION_MS)
      sent.start()
    },
    onError: wait.handleFailure,
    onSettled: (_value, _error, _sent, context) => context?.hide(),
  })
  const send = (fields: { username: string; email: string }) => {
    if (!sent.waiting && !wait.isRunning) call.mutate(fields)
  }
  const submit = useSubmitWithAutofill(fieldNames, setValue, (event) => void handleSubmit(send)(event))
  const { errors } = formState
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...register('username')}
        label={t('account.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={
          errors.username &&
          t(errors.username.type === 'required' ? 'account.username.missing' : 'account.username.format')
        }
        clearLabel={t('core.clear')}
      />
      <TextField
        {...register('email')}
        label={t('account.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email && t(errors.email.type === 'required' ? 'account.email.missing' : 'account.email.format')}
        clearLabel={t('core.clear')}
      />
      <FormNotice>{call.error !== null && t(getRefusalMessageId(call.error) satisfies MessageId)}</FormNotice>
      <SubmitButton busy={call.isPending || sent.waiting} wait={wait.label}>
        {t('account.forgot.submit')}
      </SubmitButton>
    </form>
  )
}

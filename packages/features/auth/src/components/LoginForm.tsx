import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useSessionStore } from '@lobby/platform/session'
import { startupQuery } from '@lobby/platform/startup'
import { Button, InlineNotice, PasswordField, TextField } from '@lobby/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { loginProblem, type LoginProblem } from '../model/loginProblem.ts'
import { loadEncryption, login } from '../queries/login.ts'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './LoginForm.module.css'

interface Fields {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export interface LoginFormProps {
  /** After the session is stored. */
  readonly onSignedIn: () => void
  /** Below the button: the way to customer service. */
  readonly foot?: ReactNode
}

const standalone = () => matchMedia('(display-mode: standalone)').matches

/**
 * Sign-in by username and password, with the captcha once the platform asks for it (specification part 1, sections 2 and 4).
 * What was typed stays after every failure, but for the captcha's answer, which counts once.
 */
export function LoginForm({ onSignedIn, foot }: LoginFormProps) {
  const t = useText()
  const api = useApi()
  const queries = useQueryClient()
  const session = useSessionStore()
  const { encryptionKey, code } = useMerchant()
  const [captchaId, setCaptchaId] = useState<string | null>(null)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const form = useForm<Fields>({ defaultValues: { username: '', password: '', captcha: '' } })
  const { errors } = form.formState

  const newCaptcha = () => {
    form.setValue('captcha', '')
    setCaptchaId(crypto.randomUUID())
  }

  const signIn = useMutation({
    networkMode: 'always',
    mutationFn: async (fields: Fields) => {
      const clock = await queries.fetchQuery(startupQuery(api)).catch(() => ({ clockOffset: 0 }))
      const credentials = { ...fields, username: fields.username.trim(), ...(captchaId ? { captchaId } : {}) }
      return login(credentials, { api, encryptionKey, standalone: standalone(), clockOffset: clock.clockOffset })
    },
    onSuccess: ({ token, userName, customerType, firstTimeLogin }) => {
      session.signIn({ token, userName, merchantCode: code, type: customerType, firstTimeLogin })
      onSignedIn()
    },
    onError: (error) => {
      const next = loginProblem(error)
      setProblem(next)
      if (next.needsCaptcha || captchaId) newCaptcha()
      if (next.field === 'captcha') form.setFocus('captcha')
    },
  })

  const submit = form.handleSubmit((fields) => {
    if (signIn.isPending) return
    setProblem(null)
    signIn.mutate(fields)
  })

  const required = (name: keyof Fields) => (errors[name] ? t(`auth.${name}.missing`) : undefined)
  const captchaError = problem?.field === 'captcha' ? t(problem.message) : required('captcha')

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} onInput={() => void loadEncryption()}>
      <TextField
        {...form.register('username', { validate: (value) => value.trim() !== '' })}
        label={t('auth.username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={required('username')}
        clearLabel={t('core.clear')}
        onClear={() => {
          form.setValue('username', '')
          form.setFocus('username')
        }}
      />
      <PasswordField
        {...form.register('password', { required: true })}
        label={t('auth.password.label')}
        autoComplete="current-password"
        maxLength={256}
        error={required('password')}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
      />
      {captchaId && (
        <CaptchaField
          {...form.register('captcha', {
            required: true,
            onChange: (event: { target: HTMLInputElement }) => form.setValue('captcha', event.target.value.replace(/\D/g, '').slice(0, 6)),
          })}
          captchaId={captchaId}
          error={captchaError}
          onRefresh={newCaptcha}
        />
      )}
      {problem?.field === 'form' && <InlineNotice tone="loss">{t(problem.message)}</InlineNotice>}
      <Button type="submit" size="l" wide busy={signIn.isPending}>
        {t('auth.login.submit')}
      </Button>
      {foot && <div className={styles.foot}>{foot}</div>}
    </form>
  )
}

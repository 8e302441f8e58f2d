import { useLanguageChange, useLoadTexts, useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import { Button, Checkbox, InlineNotice, PasswordField, TextField } from '@lobby/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useRememberedLogin } from '../model/useRememberedLogin.ts'
import { explainLogin } from '../model/explainLogin.ts'
import type { LoginProblem } from '../model/loginProblem.ts'
import { loadEncryption } from '../queries/seal.ts'
import { useSignIn } from '../model/useSignIn.ts'
import { CaptchaInput } from './CaptchaInput.tsx'
import { TrialButton } from './TrialButton.tsx'
import styles from './LoginForm.module.css'

interface Fields {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export interface LoginFormProps {
  /** After the session is stored; whether it was with a temporary password, which is to be changed first (AUTH-140). */
  readonly onSignedIn: (mustChange: boolean) => void
  /** Below the button: the way to customer service. */
  readonly foot?: ReactNode
}

const empty: Fields = { username: '', password: '', captcha: '' }
const fieldNames = ['username', 'password', 'captcha'] as const

/** What does not come now is asked for again by the sign-in, which says so. */
const prepare = () => void loadEncryption().catch(() => undefined)

/**
 * Sign-in by username and password, with the captcha once the platform asks for it (specification part 1, sections 2 and 4).
 * What was typed stays after every failure, but for the captcha's answer, which counts once.
 */
export function LoginForm({ onSignedIn, foot }: LoginFormProps) {
  const t = useText()
  const loadTexts = useLoadTexts()
  const api = useApi()
  const queries = useQueryClient()
  const signInWith = useSignIn()
  const [captchaId, setCaptchaId] = useState<string | null>(null)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const running = useRef(false)
  const { register, handleSubmit, setValue, setFocus, getValues, trigger, formState } = useForm<Fields>({ defaultValues: empty })
  const { errors } = formState

  useEffect(() => {
    if (problem?.field === 'captcha') setFocus('captcha')
  }, [problem, setFocus])

  useLanguageChange(() => void trigger(fieldNames.filter((name) => getValues(name) !== '')))

  const remembered = useRememberedLogin(({ username, password }) => {
    // What somebody has typed meanwhile, or a browser filled in, is theirs.
    if (getValues('username') || getValues('password')) return
    setValue('username', username)
    setValue('password', password)
  })

  const newCaptcha = () => {
    setValue('captcha', '')
    setCaptchaId(crypto.randomUUID())
  }

  const signIn = useMutation({
    networkMode: 'always',
    mutationFn: (fields: Fields) => signInWith({ ...fields, username: fields.username.trim(), ...(captchaId ? { captchaId } : {}) }),
    onSuccess: (answer, { username, password }) => {
      remembered.keep({ username: username.trim(), password })
      onSignedIn(answer.changePassword === true)
    },
    onError: async (error) => {
      const next = await explainLogin(error, loadTexts)
      setProblem(next)
      if (next.message === 'auth.login.clock') void queries.invalidateQueries(startupQuery(api))
      if (next.needsCaptcha || captchaId) newCaptcha()
    },
    onSettled: () => {
      running.current = false
    },
  })

  const send = (fields: Fields) => {
    // Several presses may come before the button is drawn as busy.
    if (running.current) return
    running.current = true
    signIn.mutate(fields)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!running.current) setProblem(null)
    // A browser may have filled fields without telling.
    const typed = new FormData(event.currentTarget)
    for (const name of fieldNames) {
      const value = typed.get(name)
      if (typeof value === 'string') setValue(name, value)
    }
    void handleSubmit(send)(event)
  }

  const required = (name: keyof Fields) => (errors[name] ? t(`auth.${name}.missing`) : undefined)
  const captchaError = problem?.field === 'captcha' ? t(problem.message) : required('captcha')

  return (
    <form className={styles.form} noValidate onSubmit={submit} onInput={prepare}>
      <TextField
        {...register('username', { validate: (value) => value.trim() !== '' })}
        label={t('auth.username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={required('username')}
        clearLabel={t('core.clear')}
      />
      <PasswordField
        {...register('password', { required: true })}
        label={t('auth.password.label')}
        autoComplete="current-password"
        maxLength={256}
        error={required('password')}
        clearLabel={t('core.clear')}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
      />
      <Checkbox label={t('auth.remember')} checked={remembered.wanted} onChange={(event) => remembered.want(event.target.checked)} />
      {captchaId && (
        <CaptchaInput
          label={t('auth.captcha.label')}
          {...register('captcha', { required: true })}
          captchaId={captchaId}
          error={captchaError}
          onRefresh={newCaptcha}
        />
      )}
      {problem?.field === 'form' && <InlineNotice tone="loss">{t(problem.message)}</InlineNotice>}
      <Button type="submit" tone="brand" size="l" wide busy={signIn.isPending}>
        {t('auth.login.submit')}
      </Button>
      <TrialButton onSignedIn={() => onSignedIn(false)} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </form>
  )
}

import { useLanguageChangeListener, useText, type MessageId } from '@lobby/i18n'
import { Checkbox, PasswordField, TextField } from '@lobby/ui'
import { useForm } from 'react-hook-form'
import type { LoginFormState } from '../model/useLoginFormState.ts'
import { useLoginCaptcha } from '../model/useLoginCaptcha.ts'
import { useLoginRules } from '../model/useLoginRules.ts'
import { useRememberedLogin } from '../model/useRememberedLogin.ts'
import { preloadSignInCode } from '../model/useSignIn.ts'
import { useSubmitWithAutofill } from '../model/useSubmitWithAutofill.ts'
import { LoginFooter } from './LoginFooter.tsx'
import styles from './LoginForm.module.css'

interface Fields {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

const empty: Fields = { username: '', password: '', captcha: '' }
const fieldNames = ['username', 'password', 'captcha'] as const

/**
 * Renders the sign-in form for username and password, with a captcha when the platform requires one. After a failure
 * the typed values stay, except the captcha, which is valid only one time.
 */
export function UsernameLogin({ login }: { readonly login: LoginFormState }) {
  const t = useText()
  const rules = useLoginRules()
  const { register, handleSubmit, setValue, setFocus, getValues, trigger, formState } = useForm<Fields>({
    defaultValues: empty,
    resolver: async (values) => {
      const { username, problems } = await rules.check(values.username, values.password)
      const errors = fieldNames.flatMap((name) => {
        const asked = name !== 'captcha' || login.captcha !== null
        const missing: MessageId | undefined = asked && values[name].trim() === '' ? `auth.${name}.missing` : undefined
        const message = missing ?? (name === 'captcha' ? undefined : problems[name])
        return message ? [[name, { type: 'rule', message }] as const] : []
      })
      return errors.length > 0
        ? { values: {}, errors: Object.fromEntries(errors) }
        : { values: { ...values, username }, errors: {} }
    },
  })
  useLoginCaptcha(login, { setValue, setFocus })
  useLanguageChangeListener(() => void trigger(fieldNames.filter((name) => getValues(name) !== '')))

  const remembered = useRememberedLogin('username', ({ username, password }) => {
    // Do not overwrite values that the player or the browser has already filled in.
    if (getValues('username') || getValues('password')) return
    setValue('username', username)
    setValue('password', password)
  })

  const submit = useSubmitWithAutofill(fieldNames, setValue, (event) => {
    login.clearError()
    void handleSubmit((fields) => login.send(fields, () => remembered.save(fields)))(event)
  })
  const errorOf = (name: keyof Fields) => {
    const message = formState.errors[name]?.message
    return message && t(message as MessageId)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} onInput={preloadSignInCode}>
      <TextField
        {...register('username', { onBlur: rules.prepare })}
        label={t('auth.username.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={errorOf('username')}
        clearLabel={t('core.clear')}
      />
      <PasswordField
        {...register('password')}
        label={t('auth.password.label')}
        autoComplete="current-password"
        maxLength={1024}
        error={errorOf('password')}
        clearLabel={t('core.clear')}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
      />
      <Checkbox
        label={t('auth.remember')}
        checked={remembered.isChecked}
        onChange={(event) => remembered.setChecked(event.target.checked)}
      />
      <LoginFooter
        login={login}
        captcha={register('captcha')}
        captchaError={errorOf('captcha')}
        busy={formState.isSubmitting}
      />
    </form>
  )
}

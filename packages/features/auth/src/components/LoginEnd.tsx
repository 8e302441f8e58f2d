import { useText } from '@lobby/i18n'
import { Button, FormNotice } from '@lobby/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Login } from '../model/useLogin.ts'

export interface LoginEndProps {
  readonly login: Login
  /** The captcha's field in the form. */
  readonly captcha: UseFormRegisterReturn
  readonly captchaError: string | undefined
  /** What was typed is being checked. */
  readonly busy: boolean
}

/** How every method of signing in ends: the captcha once it is asked for, what failed, the button. */
export function LoginEnd({ login, captcha, captchaError, busy }: LoginEndProps) {
  const t = useText()
  const { captcha: shown, problem, wait } = login
  return (
    <>
      {shown && (
        <shown.Input
          {...captcha}
          label={t('auth.captcha.label')}
          captchaId={shown.id}
          error={problem?.field === 'captcha' ? t(problem.message) : captchaError}
          onRefresh={login.newCaptcha}
        />
      )}
      <FormNotice>{problem?.field === 'form' && t(problem.message)}</FormNotice>
      <Button
        type="submit"
        tone="brand"
        size="l"
        wide
        busy={login.busy || busy}
        aria-disabled={wait !== undefined || undefined}>
        {wait ?? t('auth.login.submit')}
      </Button>
    </>
  )
}

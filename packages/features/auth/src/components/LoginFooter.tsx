import { useText } from '@lobby/i18n'
import { Button, FormNotice } from '@lobby/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { LoginFormState } from '../model/useLoginFormState.ts'

export interface LoginFooterProps {
  readonly login: LoginFormState
  /** The props of the captcha field from the form's `register`. */
  readonly captcha: UseFormRegisterReturn
  readonly captchaError: string | undefined
  /** True while the form validates its values. */
  readonly busy: boolean
}

/**
 * Renders the lower part of every sign-in form: the captcha if the platform requires one, the error message, and the
 * submit button.
 */
export function LoginFooter({ login, captcha, captchaError, busy }: LoginFooterProps) {
  const t = useText()
  const { captcha: activeCaptcha, problem, waitLabel } = login
  return (
    <>
      {activeCaptcha && (
        <activeCaptcha.Input
          {...captcha}
          label={t('auth.captcha.label')}
          captchaId={activeCaptcha.id}
          error={problem?.field === 'captcha' ? t(problem.message) : captchaError}
          onRefresh={login.refreshCaptcha}
        />
      )}
      <FormNotice>{problem?.field === 'form' && t(problem.message)}</FormNotice>
      <Button
        type="submit"
        tone="brand"
        size="l"
        wide
        busy={login.busy || busy}
        aria-disabled={waitLabel !== undefined || undefined}>
        {waitLabel ?? t('auth.login.submit')}
      </Button>
    </>
  )
}

import { useLoadTexts } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Credentials } from '../queries/login.ts'
import { explainLogin } from './explainLogin.ts'
import type { LoginProblem } from './loginProblem.ts'
import { useSignIn } from './useSignIn.ts'

export interface Login {
  /** The captcha that is to be answered; null while none is asked for. */
  readonly captchaId: string | null
  readonly newCaptcha: () => void
  /** What the last sign-in failed with. */
  readonly problem: LoginProblem | null
  /** A new attempt begins: what was said of the last one goes, unless one is under way. */
  readonly begin: () => void
  readonly busy: boolean
  /**
   * Signs in; while one is under way, nothing more.
   * @param remember - after the session is stored
   */
  readonly send: (credentials: Credentials, remember: () => void) => void
  /** Another method is shown: a captcha that stands is a new one there (AUTH-062). */
  readonly switched: () => void
}

/**
 * What every method of signing in shares: one attempt at a time, the captcha once the platform asks for it, what failed and why.
 * @param onSignedIn - after the session is stored; whether the password is a temporary one
 */
export function useLogin(onSignedIn: (mustChange: boolean) => void): Login {
  const loadTexts = useLoadTexts()
  const api = useApi()
  const queries = useQueryClient()
  const signIn = useSignIn()
  const [captchaId, setCaptchaId] = useState<string | null>(null)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const running = useRef(false)
  const newCaptcha = () => setCaptchaId(crypto.randomUUID())

  const call = useMutation({
    networkMode: 'always',
    mutationFn: ({ credentials }: { readonly credentials: Credentials; readonly remember: () => void }) =>
      signIn({ ...credentials, ...(captchaId ? { captchaId } : {}) }),
    onSuccess: (answer, { remember }) => {
      remember()
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

  return {
    captchaId,
    newCaptcha,
    problem,
    busy: call.isPending,
    begin: () => {
      if (!running.current) setProblem(null)
    },
    send: (credentials, remember) => {
      // Several presses may come before the button is drawn as busy.
      if (running.current) return
      running.current = true
      call.mutate({ credentials, remember })
    },
    switched: () => {
      setProblem(null)
      if (captchaId) newCaptcha()
    },
  }
}

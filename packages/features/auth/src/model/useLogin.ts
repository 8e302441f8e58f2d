import { useLoadTexts } from '@lobby/i18n'
import { useApi, useSingleMutation } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Credentials } from '../queries/login.ts'
import { createCaptcha, type Captcha } from './createCaptcha.ts'
import { explainLogin } from './explainLogin.ts'
import type { LoginProblem } from './loginProblem.ts'
import { useSignIn } from './useSignIn.ts'
import { useWait } from './useWait.ts'

export interface Login {
  /** What is to be answered; null while none is asked for. */
  readonly captcha: Captcha | null
  readonly newCaptcha: () => void
  /** What the last sign-in failed with. */
  readonly problem: LoginProblem | null
  /** A new attempt begins: what was said of the last one goes, unless one is under way or has to wait. */
  readonly begin: () => void
  readonly busy: boolean
  /** What the button says while no other attempt may be made, where the platform asks to wait (safety A8). */
  readonly wait: string | undefined
  /**
   * Signs in; while one is under way, nothing more.
   * @param credentials - or what gets them, as a part of the attempt
   * @param remember - after the session is stored
   */
  readonly send: (credentials: Credentials | (() => Promise<Credentials>), remember: () => void) => void
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
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const wait = useWait()
  const newCaptcha = async () => setCaptcha(await createCaptcha())
  /** What failed, and its captcha, which is there before its field is looked for. */
  const fail = async (cause: unknown) => {
    const next = await explainLogin(cause, loadTexts)
    if (next.message === 'auth.login.clock') void queries.invalidateQueries(startupQuery(api))
    if (next.needsCaptcha || captcha) await newCaptcha().catch(() => undefined)
    if (next.explained) wait.note(cause)
    setProblem(next)
  }
  const attempt = useSingleMutation({
    mutationKey: ['login'],
    mutationFn: async ({
      credentials,
      remember,
    }: {
      readonly credentials: Credentials | (() => Promise<Credentials>)
      readonly remember: () => void
    }) => {
      const known = typeof credentials === 'function' ? await credentials() : credentials
      const answer = await signIn({ ...known, ...(captcha && { captchaId: captcha.id }) })
      remember()
      onSignedIn(answer.changePassword === true)
    },
    onError: fail,
  })

  return {
    captcha,
    newCaptcha: () => void newCaptcha().catch(() => undefined),
    problem,
    busy: attempt.isPending,
    wait: wait.label,
    begin: () => {
      if (!attempt.isRunning() && !wait.running) setProblem(null)
    },
    send: (credentials, remember) => {
      if (!wait.running) attempt.mutate({ credentials, remember })
    },
    switched: () => {
      setProblem(null)
      if (captcha) void newCaptcha().catch(() => undefined)
    },
  }
}

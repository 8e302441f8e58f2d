import { useLoadTexts } from '@lobby/i18n'
import { useApi, useSingleMutation } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LoginCredentials } from '../queries/sendLogin.ts'
import { createCaptchaWithInput, type CaptchaWithInput } from './createCaptchaWithInput.ts'
import { loadLoginErrorMessage } from './loadLoginErrorMessage.ts'
import type { LoginErrorMessage } from './getLoginErrorMessage.ts'
import { useSignIn } from './useSignIn.ts'
import { useRetryAfterWait } from './useRetryAfterWait.ts'

export interface LoginFormState {
  /** The captcha to show; null while the platform requires none. */
  readonly captcha: CaptchaWithInput | null
  readonly refreshCaptcha: () => void
  /** The error of the last sign-in. */
  readonly problem: LoginErrorMessage | null
  /** Clears the error of the last sign-in. Does nothing while a sign-in is running or blocked. */
  readonly clearError: () => void
  readonly busy: boolean
  /**
   * The label of the submit button while the platform requires a wait before the next sign-in (A8 in docs/faults.tsv).
   */
  readonly waitLabel: string | undefined
  /**
   * Signs in. Does nothing while a sign-in is running.
   * @param credentials - the credentials, or a function that fetches them first
   * @param remember - called after the session is stored
   */
  readonly send: (credentials: LoginCredentials | (() => Promise<LoginCredentials>), remember: () => void) => void
  /**
   * Must be called when the player switches to another sign-in method. Replaces a visible captcha by a new one
   * (AUTH-062).
   */
  readonly onMethodChange: () => void
}

/**
 * Holds the state that all sign-in methods share: the running sign-in, the captcha, and the last error.
 * @param onSignedIn - called after the session is stored; `mustChange` is true after a sign-in with a temporary
 *   password
 */
export function useLoginFormState(onSignedIn: (mustChange: boolean) => void): LoginFormState {
  const loadTexts = useLoadTexts()
  const api = useApi()
  const queries = useQueryClient()
  const signIn = useSignIn()
  const [captcha, setCaptcha] = useState<CaptchaWithInput | null>(null)
  const [problem, setProblem] = useState<LoginErrorMessage | null>(null)
  const wait = useRetryAfterWait()
  const newCaptcha = async () => setCaptcha(await createCaptchaWithInput())
  /**
   * Shows the error of a failed sign-in. First loads a new captcha, so that the captcha field exists when the form
   * moves the focus to this field.
   */
  const fail = async (cause: unknown) => {
    const next = await loadLoginErrorMessage(cause, loadTexts)
    if (next.message === 'auth.login.clock') void queries.invalidateQueries(startupQuery(api))
    if (next.needsCaptcha || captcha) await newCaptcha().catch(() => undefined)
    if (next.explained) wait.handleFailure(cause)
    setProblem(next)
  }
  const attempt = useSingleMutation({
    mutationKey: ['login'],
    mutationFn: async ({
      credentials,
      remember,
    }: {
      readonly credentials: LoginCredentials | (() => Promise<LoginCredentials>)
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
    refreshCaptcha: () => void newCaptcha().catch(() => undefined),
    problem,
    busy: attempt.isPending,
    waitLabel: wait.label,
    clearError: () => {
      if (!attempt.isRunning() && !wait.isRunning) setProblem(null)
    },
    send: (credentials, remember) => {
      if (!wait.isRunning) attempt.mutate({ credentials, remember })
    },
    onMethodChange: () => {
      setProblem(null)
      if (captcha) void newCaptcha().catch(() => undefined)
    },
  }
}

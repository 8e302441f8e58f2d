import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { CodeCaptcha } from '../queries/smsCode.ts'
import { createCaptcha, type Captcha } from './createCaptcha.ts'

export interface CodeCaptchaField {
  /** Null while the platform asks for no captcha. */
  readonly captcha: Captcha | null
  readonly input: RefObject<HTMLInputElement | null>
  /** The error message below the field, if any. */
  readonly problem: MessageId | null
  /** Shows another picture and empties the field. */
  readonly refresh: () => Promise<void>
  /**
   * Returns the answer for the request: undefined if the platform asks for no captcha, null if the field is empty. An
   * empty field shows an error.
   */
  readonly readAnswer: () => CodeCaptcha | undefined | null
  /**
   * Hides the captcha after a code was sent: it is used up. The next response says whether the platform asks for one
   * again.
   */
  readonly reset: () => void
  /**
   * Shows a new captcha if the failure asks for one, or has used one up. Returns true if the captcha's field shows the
   * error.
   */
  readonly handleFailure: (error: unknown) => Promise<boolean>
}

/** Shows the captcha that the platform may require before it sends another code by SMS. */
export function useCodeCaptcha(): CodeCaptchaField {
  const [activeCaptcha, setActiveCaptcha] = useState<CodeCaptchaField['captcha']>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // A layout effect empties the field before the player sees it, so it cannot delete anything typed.
  useLayoutEffect(() => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }, [activeCaptcha])

  const renew = async () => setActiveCaptcha(await createCaptcha())
  return {
    captcha: activeCaptcha,
    input,
    problem,
    refresh: renew,
    readAnswer: () => {
      if (!activeCaptcha) return undefined
      const captcha = input.current?.value ?? ''
      if (captcha !== '') return { captcha, captchaId: activeCaptcha.id }
      setProblem('error.captcha.missing')
      input.current?.focus()
      return null
    },
    reset: () => {
      setActiveCaptcha(null)
      setProblem(null)
    },
    handleFailure: async (error) => {
      const data = error instanceof ApiError ? error.data : undefined
      const isOurs = data?.field === 'captcha'
      setProblem(isOurs ? getRefusalMessageId(error) : null)
      if (!activeCaptcha && data?.captcha !== true) return false
      return renew().then(
        () => isOurs,
        () => false,
      )
    },
  }
}

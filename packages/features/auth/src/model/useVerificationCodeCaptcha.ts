import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { SmsCodeCaptcha } from '../queries/smsCode.ts'
import { createCaptchaWithInput, type CaptchaWithInput } from './createCaptchaWithInput.ts'

export interface VerificationCodeCaptchaField {
  /** The captcha to show; null while the platform requires none. */
  readonly captcha: CaptchaWithInput | null
  readonly input: RefObject<HTMLInputElement | null>
  /** The error message below the field, if any. */
  readonly problem: MessageId | null
  /** Requests another captcha and empties the field. */
  readonly refresh: () => Promise<void>
  /**
   * Returns the typed captcha for the request; undefined if the platform requires none. If the field is empty, shows an
   * error and returns null.
   */
  readonly readAnswer: () => SmsCodeCaptcha | undefined | null
  /** Hides the captcha after a code was sent, because a captcha is valid only one time. */
  readonly reset: () => void
  /**
   * Shows a new captcha if the failed request requires one or has used the current one. Returns true if the captcha
   * field shows the error.
   */
  readonly handleFailure: (error: unknown) => Promise<boolean>
}

/** Holds the captcha that the platform may require before it sends another SMS or e-mail code. */
export function useVerificationCodeCaptcha(): VerificationCodeCaptchaField {
  const [activeCaptcha, setActiveCaptcha] = useState<VerificationCodeCaptchaField['captcha']>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // A layout effect empties the field before the player sees the new captcha. An ordinary effect runs later and could
  // delete digits that the player has already typed.
  useLayoutEffect(() => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }, [activeCaptcha])

  const renew = async () => setActiveCaptcha(await createCaptchaWithInput())
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

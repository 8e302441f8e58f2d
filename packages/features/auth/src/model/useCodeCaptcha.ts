import { ApiError } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { CodeCaptcha } from '../queries/smsCode.ts'
import { createCaptcha, type Captcha } from './createCaptcha.ts'

export interface CodeCaptchaField {
  /** Null while none is asked for. */
  readonly shown: Captcha | null
  readonly input: RefObject<HTMLInputElement | null>
  /** The error message below the field, if any. */
  readonly problem: MessageId | null
  /** Another picture; the field is empty for it. */
  readonly renew: () => Promise<void>
  /** Returns what goes with the request: nothing while none is asked for, null when nothing was typed, which is said. */
  readonly read: () => CodeCaptcha | undefined | null
  /** A code was sent: the captcha is used up, and the next request learns whether it needs one. */
  readonly drop: () => void
  /** Shows a new captcha after a failure that asks for one, or that has used one up. Returns whether it says what failed. */
  readonly note: (error: unknown) => Promise<boolean>
}

/** The captcha that the platform asks for before it sends another code by SMS. */
export function useCodeCaptcha(): CodeCaptchaField {
  const [shown, setShown] = useState<CodeCaptchaField['shown']>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const input = useRef<HTMLInputElement>(null)
  // Before the field is shown: nothing that is typed at once may be lost.
  useLayoutEffect(() => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }, [shown])

  const renew = async () => setShown(await createCaptcha())
  return {
    shown,
    input,
    problem,
    renew,
    read: () => {
      if (!shown) return undefined
      const captcha = input.current?.value ?? ''
      if (captcha !== '') return { captcha, captchaId: shown.id }
      setProblem('error.captcha.missing')
      input.current?.focus()
      return null
    },
    drop: () => {
      setShown(null)
      setProblem(null)
    },
    note: async (error) => {
      const data = error instanceof ApiError ? error.data : undefined
      const isOurs = data?.field === 'captcha'
      setProblem(isOurs ? refusalText(error) : null)
      if (!shown && data?.captcha !== true) return false
      return renew().then(
        () => isOurs,
        () => false,
      )
    },
  }
}

import { ApiError } from '@lobby/api'
import { type MessageId, useText } from '@lobby/i18n'
import { getRefusalMessageId, useSingleMutation } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { getDeviceNow } from '@lobby/platform/startup'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { useState } from 'react'
import type { SmsCodeCaptcha } from '../queries/smsCode.ts'
import { getCodeCountdownSeconds, DEFAULT_CODE_COUNTDOWN_SECONDS } from './getCodeCountdownSeconds.ts'
import { useVerificationCodeCaptcha, type VerificationCodeCaptchaField } from './useVerificationCodeCaptcha.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** The purposes of a code. Each purpose has a separate countdown. */
export type SentCodePurpose = 'register' | 'login' | 'password' | 'bindPhone' | 'bindEmail'

export interface SmsCodeState {
  /** The state of the code request (specification part 1, section 4): idle, sending, countdown, and idle again. */
  readonly state: 'idle' | 'sending' | 'countdown'
  /** The whole seconds until the player can request another code; 60 before the first code (AUTH-077). */
  readonly seconds: number
  /** True if a code was sent to the current recipient on this visit. */
  readonly sent: boolean
  /** The reason why no code was sent. The form must show the reason next to the field, never in a toast (AUTH-079). */
  readonly problem: MessageId | null
  readonly captcha: VerificationCodeCaptchaField
  /**
   * Requests a code. Does nothing while a request or a countdown is running. If the platform requires a captcha and its
   * field is empty, shows an error and sends nothing.
   * @param ask - sends the request, with the captcha if one is required; returns the validity of the code in minutes
   */
  readonly send: (ask: AskForCode) => void
}

type AskForCode = (captcha?: SmsCodeCaptcha) => Promise<number | undefined>

/**
 * The duration of the loading message (AUTH-071). The app hides the message earlier: when the response arrives, or
 * after `MAX_LOADING_MS`.
 */
const LOADING_DURATION_MS = 9_999_000
const SUCCESS_DURATION_MS = 1500
const MAX_LOADING_MS = 30_000

/** The storage entry of the last code for one purpose. The entry lasts for the visit. */
interface StoredCode {
  readonly to: string
  /** The end of the countdown, in milliseconds since 1970. */
  readonly until: number
  /** False if the platform sent no code, but required a wait. */
  readonly sent: boolean
}

/**
 * Requests SMS or e-mail codes. The end of the countdown is stored for the visit, so that the countdown continues after
 * a reload.
 * @param to - the current recipient: an e-mail address, or a number with its dialling code. Each recipient has a
 *   separate countdown
 * @param sentText - the message that appears after a code was sent
 */
export function useSmsCode(
  purpose: SentCodePurpose,
  to: string,
  sentText: MessageId = 'mobile.code.in_sms_send',
): SmsCodeState {
  const t = useText()
  const notify = useNotify()
  const storage = useStorage()
  const [stored, setStored] = useState(() => readStoredCode(storage.get('smsCodes'), purpose))
  const captcha = useVerificationCodeCaptcha()
  const current = stored?.to === to ? stored : null
  const until = current?.until ?? null
  const seconds = useSecondsLeft(until)

  const startCountdown = (milliseconds: number, sent: boolean) => {
    const next: StoredCode = { to, until: getDeviceNow() + milliseconds, sent }
    storage.set('smsCodes', { ...fieldsOf(storage.get('smsCodes')), [purpose]: next })
    setStored(next)
  }

  const sending = useSingleMutation({
    mutationKey: ['sendCode', purpose],
    /**
     * Returns the reason why no code was sent. Returns null if a code was sent, or if the captcha field shows the
     * reason.
     */
    mutationFn: async ({
      ask,
      answer,
    }: {
      readonly ask: AskForCode
      readonly answer: SmsCodeCaptcha | undefined
    }): Promise<MessageId | null> => {
      const hide = notify.loading(t('mobile.code.in_sms_sending'), LOADING_DURATION_MS)
      const giveUp = setTimeout(hide, MAX_LOADING_MS)
      try {
        startCountdown(getCodeCountdownSeconds(await ask(answer)) * 1000, true)
        captcha.reset()
        notify.notice(t(sentText), SUCCESS_DURATION_MS)
        return null
      } catch (error) {
        const isNoted = await captcha.handleFailure(error)
        // If the platform requires a wait before the next code, the button counts down the seconds (A8 in
        // docs/faults.tsv).
        if (error instanceof ApiError && error.retryAfter !== undefined)
          startCountdown(error.retryAfter * 1000, current?.sent === true)
        return isNoted ? null : getRefusalMessageId(error)
      } finally {
        clearTimeout(giveUp)
        hide()
      }
    },
  })
  const send = (ask: AskForCode) => {
    if (sending.isRunning() || seconds > 0) return
    const answer = captcha.readAnswer()
    if (answer !== null) sending.mutate({ ask, answer })
  }

  const state = sending.isPending ? 'sending' : seconds > 0 ? 'countdown' : 'idle'
  return {
    state,
    seconds: until === null ? DEFAULT_CODE_COUNTDOWN_SECONDS : seconds,
    sent: current?.sent === true,
    problem: sending.data ?? null,
    captcha,
    send,
  }
}

/** Returns the recipient of the last code for a purpose on this visit; an empty string if there is none. */
export const getLastVerificationCodeRecipient = (storage: SiteStorage, purpose: SentCodePurpose): string =>
  readStoredCode(storage.get('smsCodes'), purpose)?.to ?? ''

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Reads the storage entry of the last code for a purpose. Ignores an entry with a countdown longer than the maximum.
 */
function readStoredCode(value: unknown, purpose: SentCodePurpose): StoredCode | null {
  const { to, until, sent } = fieldsOf(fieldsOf(value)[purpose])
  if (typeof to !== 'string' || typeof until !== 'number' || typeof sent !== 'boolean') return null
  return until - getDeviceNow() <= getCodeCountdownSeconds(Infinity) * 1000 ? { to, until, sent } : null
}

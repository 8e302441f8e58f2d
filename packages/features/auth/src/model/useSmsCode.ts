import { ApiError } from '@lobby/api'
import { type MessageId, useText } from '@lobby/i18n'
import { getRefusalMessageId, useSingleMutation } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { deviceNow } from '@lobby/platform/startup'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { useState } from 'react'
import type { CodeCaptcha } from '../queries/smsCode.ts'
import { getCountdownSeconds, DEFAULT_COUNTDOWN_SECONDS } from './getCountdownSeconds.ts'
import { useCodeCaptcha, type CodeCaptchaField } from './useCodeCaptcha.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** The purposes of a code. Each purpose has its own countdown. */
export type CodePurpose = 'register' | 'login' | 'password' | 'bindPhone' | 'bindEmail'

export interface SmsCode {
  /** Specification part 1, section 4: idle, then sending, then a countdown, then idle again. */
  readonly state: 'idle' | 'sending' | 'countdown'
  /** Whole seconds until the player can request another code; 60 before the first (AUTH-077). */
  readonly seconds: number
  /** A code was sent on this visit, and the player may type it. */
  readonly sent: boolean
  /** Why the last code was not sent. Shown in a line next to the field, never in a toast (AUTH-079). */
  readonly problem: MessageId | null
  readonly captcha: CodeCaptchaField
  /**
   * Requests a code. Does nothing while a request or a countdown is running, or while a required captcha is unanswered.
   * @param ask - sends the request, with the captcha answer if there is one; returns how many minutes the code is valid
   */
  readonly send: (ask: AskForCode) => void
}

type AskForCode = (captcha?: CodeCaptcha) => Promise<number | undefined>

/** How long the loading message shows (AUTH-071). It hides when the response arrives, and after 30 s at the latest. */
const LOADING_DURATION_MS = 9_999_000
const SUCCESS_DURATION_MS = 1500
const MAX_LOADING_MS = 30_000

/** The stored entry of a purpose's last code, for this visit. */
interface KeptCode {
  readonly to: string
  /** When the player can request another code, in milliseconds since 1970. */
  readonly until: number
  /** False if the platform sent no code, and only said how long to wait. */
  readonly sent: boolean
}

/**
 * Sends codes by SMS, with a countdown that survives a reload: its end is stored for the visit.
 * @param to - the current number with its dialling code; a countdown belongs to the number that the code went to, and
 * another number need not wait
 * @param said - the message after a code was sent
 */
export function useSmsCode(purpose: CodePurpose, to: string, said: MessageId = 'mobile.code.in_sms_send'): SmsCode {
  const t = useText()
  const notify = useNotify()
  const storage = useStorage()
  const [kept, setKept] = useState(() => keptCode(storage.get('smsCodes'), purpose))
  const captcha = useCodeCaptcha()
  const current = kept?.to === to ? kept : null
  const until = current?.until ?? null
  const seconds = useSecondsLeft(until)

  const startCountdown = (milliseconds: number, sent: boolean) => {
    const next: KeptCode = { to, until: deviceNow() + milliseconds, sent }
    storage.set('smsCodes', { ...fieldsOf(storage.get('smsCodes')), [purpose]: next })
    setKept(next)
  }

  const sending = useSingleMutation({
    mutationKey: ['sendCode', purpose],
    /** Returns the reason why no code was sent, or null if the captcha's field already shows it. */
    mutationFn: async ({
      ask,
      answer,
    }: {
      readonly ask: AskForCode
      readonly answer: CodeCaptcha | undefined
    }): Promise<MessageId | null> => {
      const hide = notify.loading(t('mobile.code.in_sms_sending'), LOADING_DURATION_MS)
      const giveUp = setTimeout(hide, MAX_LOADING_MS)
      try {
        startCountdown(getCountdownSeconds(await ask(answer)) * 1000, true)
        captcha.reset()
        notify.notice(t(said), SUCCESS_DURATION_MS)
        return null
      } catch (error) {
        const isNoted = await captcha.handleFailure(error)
        // If the platform says how long to wait, the button counts it down (safety A8).
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
    seconds: until === null ? DEFAULT_COUNTDOWN_SECONDS : seconds,
    sent: current?.sent === true,
    problem: sending.data ?? null,
    captcha,
    send,
  }
}

/** Returns the recipient of a purpose's last code on this visit, or an empty string. */
export const getLastRecipient = (storage: SiteStorage, purpose: CodePurpose): string =>
  keptCode(storage.get('smsCodes'), purpose)?.to ?? ''

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/**
 * Reads the last code of this visit. Ignores an entry whose end is further away than the longest countdown: no code can
 * have started it.
 */
function keptCode(value: unknown, purpose: CodePurpose): KeptCode | null {
  const { to, until, sent } = fieldsOf(fieldsOf(value)[purpose])
  if (typeof to !== 'string' || typeof until !== 'number' || typeof sent !== 'boolean') return null
  return until - deviceNow() <= getCountdownSeconds(Infinity) * 1000 ? { to, until, sent } : null
}

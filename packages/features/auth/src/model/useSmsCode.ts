import { ApiError } from '@lobby/api'
import { type MessageId, useText } from '@lobby/i18n'
import { refusalText, useSingleMutation } from '@lobby/platform/query'
import { useNotify } from '@lobby/platform/ports'
import { deviceNow } from '@lobby/platform/startup'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { useState } from 'react'
import type { CodeCaptcha } from '../queries/smsCode.ts'
import { codeSeconds, defaultSeconds } from './codeSeconds.ts'
import { useCodeCaptcha, type CodeCaptchaField } from './useCodeCaptcha.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** What a code is asked for; each has a countdown of its own. */
export type CodePurpose = 'register' | 'login' | 'password' | 'bindPhone' | 'bindEmail'

export interface SmsCode {
  /** Specification part 1, section 4: idle, sending, then a countdown, and idle again at its end. */
  readonly state: 'idle' | 'sending' | 'countdown'
  /** Whole seconds until another code can be asked for; 60 before the first (AUTH-077). */
  readonly seconds: number
  /** A code was sent on this visit, and may be typed. */
  readonly sent: boolean
  /** Why the last one was not sent: for a line beside the field, never a toast (AUTH-079). */
  readonly problem: MessageId | null
  readonly captcha: CodeCaptchaField
  /**
   * Has a code sent; a press while one is on its way or counted down, or without an answer to the captcha, does nothing.
   * @param ask - sends it, with the answer to a captcha that is asked for, and gives the minutes that it is good for
   */
  readonly send: (ask: AskForCode) => void
}

type AskForCode = (captcha?: CodeCaptcha) => Promise<number | undefined>

/** The loading message's own time in milliseconds (AUTH-071); it goes with the answer, and after half a minute at the latest. */
const patience = 9_999_000
const shown = 1500
const latest = 30_000

/** Of the last code of a purpose, for this visit. */
interface KeptCode {
  readonly to: string
  /** When another one can be asked for, in milliseconds since 1970. */
  readonly until: number
  /** False where the platform only said how long to wait. */
  readonly sent: boolean
}

/**
 * The sending of codes by SMS, with the countdown, which survives a reload: its end is kept for the visit.
 * @param to - the number with its dialling code, as it is typed now: a countdown belongs to the number that the code went to, and another one need not wait
 * @param said - what is said once it is on its way
 */
export function useSmsCode(purpose: CodePurpose, to: string, said: MessageId = 'mobile.code.in_sms_send'): SmsCode {
  const t = useText()
  const notify = useNotify()
  const storage = useStorage()
  const [kept, setKept] = useState(() => keptCode(storage.get('smsCodes'), purpose))
  const captcha = useCodeCaptcha()
  const mine = kept?.to === to ? kept : null
  const until = mine?.until ?? null
  const seconds = useSecondsLeft(until)

  const wait = (milliseconds: number, sent: boolean) => {
    const next: KeptCode = { to, until: deviceNow() + milliseconds, sent }
    storage.set('smsCodes', { ...fieldsOf(storage.get('smsCodes')), [purpose]: next })
    setKept(next)
  }

  const sending = useSingleMutation({
    mutationKey: ['sendCode', purpose],
    /** Gives why it was not sent, unless the captcha's field says so. */
    mutationFn: async ({
      ask,
      answer,
    }: {
      readonly ask: AskForCode
      readonly answer: CodeCaptcha | undefined
    }): Promise<MessageId | null> => {
      const hide = notify.loading(t('mobile.code.in_sms_sending'), patience)
      const giveUp = setTimeout(hide, latest)
      try {
        wait(codeSeconds(await ask(answer)) * 1000, true)
        captcha.drop()
        notify.notice(t(said), shown)
        return null
      } catch (error) {
        const isNoted = await captcha.note(error)
        // The button says how long to wait, where the platform does (safety A8).
        if (error instanceof ApiError && error.retryAfter !== undefined)
          wait(error.retryAfter * 1000, mine?.sent === true)
        return isNoted ? null : refusalText(error)
      } finally {
        clearTimeout(giveUp)
        hide()
      }
    },
  })
  const send = (ask: AskForCode) => {
    if (sending.isRunning() || seconds > 0) return
    const answer = captcha.read()
    if (answer !== null) sending.mutate({ ask, answer })
  }

  const state = sending.isPending ? 'sending' : seconds > 0 ? 'countdown' : 'idle'
  return {
    state,
    seconds: until === null ? defaultSeconds : seconds,
    sent: mine?.sent === true,
    problem: sending.data ?? null,
    captcha,
    send,
  }
}

/** Whom the last code of a purpose went to on this visit; empty for nobody. */
export const lastRecipient = (storage: SiteStorage, purpose: CodePurpose): string =>
  keptCode(storage.get('smsCodes'), purpose)?.to ?? ''

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The last code of this visit; one whose countdown nobody can have started is none. */
function keptCode(value: unknown, purpose: CodePurpose): KeptCode | null {
  const { to, until, sent } = fieldsOf(fieldsOf(value)[purpose])
  if (typeof to !== 'string' || typeof until !== 'number' || typeof sent !== 'boolean') return null
  return until - deviceNow() <= codeSeconds(Infinity) * 1000 ? { to, until, sent } : null
}

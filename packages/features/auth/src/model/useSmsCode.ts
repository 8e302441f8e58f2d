import type { MessageId } from '@lobby/i18n'
import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/notify'
import { messageFor } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { pageClock } from '@lobby/ui'
import { useEffect, useRef, useState } from 'react'
import { codeSeconds, defaultSeconds } from './codeSeconds.ts'

/** What a code is asked for; each has a countdown of its own. */
export type CodePurpose = 'register' | 'login' | 'password'

export interface SmsCode {
  /** Specification part 1, section 4: idle, sending, then a countdown, and idle again at its end. */
  readonly state: 'idle' | 'sending' | 'countdown'
  /** Whole seconds until another code can be asked for; 60 before the first (AUTH-077). */
  readonly seconds: number
  /** A code was sent on this visit, and may be typed. */
  readonly sent: boolean
  /** Why the last one was not sent: for a line beside the field, never a toast (AUTH-079). */
  readonly problem: MessageId | null
  /**
   * Has a code sent; a press while one is on its way or counted down does nothing.
   * @param ask - sends it, and gives the minutes that it is good for
   */
  readonly send: (ask: () => Promise<number | undefined>) => Promise<void>
}

/** The loading message's own time in milliseconds (AUTH-071); it goes with the answer, and after half a minute at the latest. */
const patience = 9_999_000
const shown = 1500
const latest = 30_000

/** The sending of codes by SMS, with the countdown, which survives a reload: its end is kept for the visit. */
export function useSmsCode(purpose: CodePurpose): SmsCode {
  const t = useText()
  const notify = useNotify()
  const storage = useStorage()
  const [until, setUntil] = useState(() => endOf(storage.get('smsCodes'), purpose))
  const [seconds, setSeconds] = useState(() => left(until))
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const running = useRef(false)

  useEffect(() => {
    if (until === null) return
    const clock = pageClock()
    // The device's clock may be set while one waits; this one only goes forward.
    const end = clock.now() + (until - Date.now())
    const leave = clock.join((now) => {
      const rest = Math.max(0, Math.ceil((end - now) / 1000))
      setSeconds(rest)
      if (rest === 0) queueMicrotask(() => leave())
    })
    return leave
  }, [until])

  const send = async (ask: () => Promise<number | undefined>) => {
    if (running.current || seconds > 0) return
    running.current = true
    setSending(true)
    setProblem(null)
    const hide = notify.loading(t('mobile.code.sending'), patience)
    const giveUp = setTimeout(hide, latest)
    try {
      const next = Date.now() + codeSeconds(await ask()) * 1000
      storage.set('smsCodes', { ...kept(storage.get('smsCodes')), [purpose]: next })
      setUntil(next)
      notify.notice(t('mobile.code.sent'), shown)
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      clearTimeout(giveUp)
      hide()
      running.current = false
      setSending(false)
    }
  }

  const state = sending ? 'sending' : seconds > 0 ? 'countdown' : 'idle'
  return { state, seconds: until === null ? defaultSeconds : seconds, sent: until !== null, problem, send }
}

const left = (until: number | null): number => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)))

function kept(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** When a countdown of this visit ends; a time that no countdown can have is none. */
function endOf(value: unknown, purpose: CodePurpose): number | null {
  const until = kept(value)[purpose]
  return typeof until === 'number' && until - Date.now() <= codeSeconds(Infinity) * 1000 ? until : null
}

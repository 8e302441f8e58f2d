import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { passwordInMemory } from './passwordInMemory.ts'
import { sendSignOut } from '../queries/sendSignOut.ts'

/**
 * How long the loading message shows at most, and how long the success message shows (specification part 1, section 9;
 * C01, C03).
 */
const LOADING_DURATION_MS = 10_000
const SUCCESS_DURATION_MS = 1000

export interface EndSession {
  /**
   * Sends the sign-out, then ends the session on this device and goes home, even if the call failed.
   * @returns true if the platform knows that the session is over, or if nobody was signed in
   */
  readonly signOut: () => Promise<boolean>
  /** Repeats a sign-out call that did not reach the platform. Changes nothing on this device. */
  readonly retrySignOut: () => Promise<boolean>
}

/**
 * Signs out in the order of the specification (part 2, section 4): sends the call with the token first, then clears
 * this device (AUTH-163, AUTH-223, decision 049). A member who signs in during the call stays signed in.
 */
export function useEndSession(): EndSession {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const storage = useStorage()
  const navigate = useNavigate()
  const session = useSessionStore()
  const token = useRef<string | null>(null)

  const reportSignOut = async () => {
    if (token.current === null) return true
    const hide = notify.loading(t('core.in_please_wait'), LOADING_DURATION_MS)
    const acknowledged = await sendSignOut(api, token.current)
    hide()
    if (acknowledged) token.current = null
    return acknowledged
  }
  const confirmSignOut = () => {
    if (!session.get()) notify.notice(t('auth.signedOut'), SUCCESS_DURATION_MS)
  }

  return {
    signOut: async () => {
      const ended = session.get()
      token.current = ended?.token ?? null
      // If the player closes the page during the call, the next visit starts as a guest.
      storage.set('autoLogin', 0)
      const acknowledged = await reportSignOut()
      const current = session.get()
      if (current && current.epoch !== ended?.epoch) return acknowledged
      session.signOut()
      passwordInMemory.forget()
      void navigate(routes.home())
      if (ended && acknowledged) confirmSignOut()
      return acknowledged
    },
    retrySignOut: async () => {
      if (token.current === null) return true
      const acknowledged = await reportSignOut()
      if (acknowledged) confirmSignOut()
      return acknowledged
    },
  }
}

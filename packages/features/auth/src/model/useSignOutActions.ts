import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { signInPasswordInMemory } from './signInPassword.ts'
import { sendSignOut } from '../queries/sendSignOut.ts'

/** The maximum duration of the loading message (specification part 1, section 9; C01 and C03 in decision 001). */
const LOADING_DURATION_MS = 10_000
/** The duration of the success message. */
const SUCCESS_DURATION_MS = 1000

export interface SignOutActions {
  /**
   * Sends the sign-out. Then ends the session on this device and opens home, even if the call has failed.
   * @returns true if the platform has ended the session, or if nobody was signed in
   */
  readonly signOut: () => Promise<boolean>
  /** Repeats a sign-out call that has failed. Changes nothing on this device. */
  readonly retrySignOut: () => Promise<boolean>
}

/**
 * Returns the functions that sign the member out (specification part 2, section 4): first send the call with the token,
 * then clear this device (AUTH-163, AUTH-223, decision 049). If a member signs in during the call, the new session
 * stays.
 */
export function useSignOutActions(): SignOutActions {
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
      const endedSession = session.get()
      token.current = endedSession?.token ?? null
      // Store this value before the call: if the player closes the page during the call, the next visit starts as a
      // guest.
      storage.set('autoLogin', 0)
      const acknowledged = await reportSignOut()
      const current = session.get()
      if (current && current.epoch !== endedSession?.epoch) return acknowledged
      session.signOut()
      signInPasswordInMemory.forget()
      void navigate(routes.home())
      if (endedSession && acknowledged) confirmSignOut()
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

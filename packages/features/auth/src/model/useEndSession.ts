import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { passwordInMemory } from './passwordInMemory.ts'
import { tellSignOut } from '../queries/signOut.ts'

/** How long the loading message may stand, and how long the success, in milliseconds (specification part 1, section 9; C01, C03). */
const patience = 10_000
const success = 1000

export interface EndSession {
  /**
   * Sends the sign-out, then ends the session on this device and goes home, even if the call failed.
   * @returns whether the platform knows; true as well where nobody was signed in
   */
  readonly end: () => Promise<boolean>
  /** Tells the platform again what it has not heard. Changes nothing on this device. */
  readonly tellAgain: () => Promise<boolean>
}

/**
 * Signs out in the order of the specification (part 2, section 4): the call with the token first, then what this device keeps (AUTH-163,
 * AUTH-223, decision 049). A member who signs in during the call stays signed in.
 */
export function useEndSession(): EndSession {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const storage = useStorage()
  const navigate = useNavigate()
  const session = useSessionStore()
  const token = useRef<string | null>(null)

  const tell = async () => {
    if (token.current === null) return true
    const hide = notify.loading(t('core.in_please_wait'), patience)
    const told = await tellSignOut(api, token.current)
    hide()
    if (told) token.current = null
    return told
  }
  const confirm = () => {
    if (!session.get()) notify.notice(t('auth.signedOut'), success)
  }

  return {
    end: async () => {
      const ended = session.get()
      token.current = ended?.token ?? null
      // A page that is closed during the call opens as a guest's.
      storage.set('autoLogin', 0)
      const told = await tell()
      const current = session.get()
      if (current && current.epoch !== ended?.epoch) return told
      session.signOut()
      passwordInMemory.forget()
      void navigate(routes.home())
      if (ended && told) confirm()
      return told
    },
    tellAgain: async () => {
      if (token.current === null) return true
      const told = await tell()
      if (told) confirm()
      return told
    },
  }
}

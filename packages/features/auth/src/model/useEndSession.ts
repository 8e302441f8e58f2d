import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/notify'
import { useApi } from '@lobby/platform/query'
import { routes } from '@lobby/platform/routes'
import { useSessionStore } from '@lobby/platform/session'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { passwordInMemory } from './passwordInMemory.ts'
import { tellSignOut } from '../queries/signOut.ts'

/** How long the loading message may stand, and how long the success, in milliseconds (specification part 1, section 9; C01, C03). */
const patience = 10_000
const success = 1000

export interface EndSession {
  /**
   * Ends the session on this device at once, goes home, and tells the platform.
   * @returns whether the platform knows; true as well where nobody was signed in
   */
  readonly end: () => Promise<boolean>
  /** Tells the platform again what it has not heard. Changes nothing on this device. */
  readonly tellAgain: () => Promise<boolean>
}

/** Signs out (specification part 1, section 4; AUTH-163). What is told the platform concerns the session that was, whoever signs in then. */
export function useEndSession(): EndSession {
  const t = useText()
  const api = useApi()
  const notify = useNotify()
  const navigate = useNavigate()
  const session = useSessionStore()
  const token = useRef<string | null>(null)

  const tellAgain = async () => {
    if (token.current === null) return true
    const hide = notify.loading(t('core.wait'), patience)
    const told = await tellSignOut(api, token.current)
    hide()
    if (!told) return false
    token.current = null
    if (!session.get()) notify.notice(t('auth.signedOut'), success)
    return true
  }

  return {
    end: async () => {
      token.current = session.get()?.token ?? null
      session.signOut()
      passwordInMemory.forget()
      void navigate(routes.home())
      return tellAgain()
    },
    tellAgain,
  }
}

import { useStorage } from '@lobby/platform/storage'
import { useEffect, useEffectEvent, useState } from 'react'
import { createRememberedLogin, type Remembered } from './createRememberedLogin.ts'
import { openCipher } from './openCipher.ts'
import type { StoredLogin } from './storedLogin.ts'

export interface RememberedLoginState {
  /** Whether the box is ticked; as it was left. */
  readonly wanted: boolean
  /** The box was ticked or un-ticked; un-ticking forgets at once. */
  readonly want: (wanted: boolean) => void
  /** After a sign-in: remembers it if that is wanted, else forgets. */
  readonly keep: (login: Remembered) => void
}

/**
 * Remembers the login on this device while that is wanted. `onRecalled` gets what was remembered of this method, once: a form that is
 * shown anew, since somebody came back to its method, gets it again (AUTH-119).
 */
export function useRememberedLogin(method: StoredLogin['type'], onRecalled: (login: Remembered) => void): RememberedLoginState {
  const storage = useStorage()
  const [login] = useState(() => createRememberedLogin({ storage, openCipher }))
  const [wanted, setWanted] = useState(() => storage.get('remember') !== null)
  const recalled = useEffectEvent(onRecalled)

  useEffect(() => {
    let shown = true
    void login.recall(method).then((found) => shown && found && recalled(found))
    return () => {
      shown = false
    }
  }, [login, method])

  return {
    wanted,
    want: (next) => {
      setWanted(next)
      if (!next) login.forget()
    },
    keep: (next) => {
      if (!wanted) login.forget()
      else if (method === 'sms') login.keepMobile(next.username, next.countryDialingCode ?? '')
      else void login.keep(next)
    },
  }
}

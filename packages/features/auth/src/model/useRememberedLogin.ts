import { useStorage } from '@lobby/platform/storage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { createRememberedLogin, RememberedLogin } from './createRememberedLogin.ts'
import type { StoredLogin } from './storedLogin.ts'

export interface RememberedLoginState {
  /** The box is ticked. Starts as the player left it on the last visit. */
  readonly isChecked: boolean
  /** Called when the player ticks or unticks the box. Unticking forgets the login at once. */
  readonly setChecked: (wanted: boolean) => void
  /** Called after a sign-in. Remembers the login if the box is ticked, otherwise forgets it. */
  readonly save: (login: RememberedLogin) => void
}

/**
 * Remembers the login on this device while the player wants it. Calls `onRecalled` once per mount with the login that
 * was remembered for this method; a form that mounts again, after a change of the method, gets it again (AUTH-119).
 */
export function useRememberedLogin(
  method: StoredLogin['type'],
  onRecalled: (login: RememberedLogin) => void,
): RememberedLoginState {
  const storage = useStorage()
  const loaded = useRef<Promise<ReturnType<typeof createRememberedLogin>>>(undefined)
  const [wanted, setWanted] = useState(() => storage.get('remember') !== null)
  const recalled = useEffectEvent(onRecalled)
  const load = () =>
    (loaded.current ??= import('./openRememberedLogin.ts').then(({ openRememberedLogin }) =>
      openRememberedLogin(storage),
    ))
  const recall = useEffectEvent(async () => (storage.get('remember') === null ? null : (await load()).recall(method)))

  useEffect(() => {
    let isMounted = true
    // If the chunk fails to load, the form is not filled in.
    recall().then(
      (found) => isMounted && found && recalled(found),
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [method])

  const forget = () => {
    storage.remove('remember')
    storage.remove('rememberSalt')
    // Also cancel a login that is being stored right now.
    loaded.current?.then(
      (login) => login.forget(),
      () => undefined,
    )
  }

  return {
    isChecked: wanted,
    setChecked: (next) => {
      setWanted(next)
      if (!next) return forget()
      // Load the chunk now, so that it is ready after the sign-in.
      load().catch(() => undefined)
    },
    save: (next) => {
      if (!wanted) return forget()
      load().then(
        (login) =>
          method === 'sms' ? login.keepMobile(next.username, next.countryDialingCode ?? '') : login.keep(next),
        () => undefined,
      )
    },
  }
}

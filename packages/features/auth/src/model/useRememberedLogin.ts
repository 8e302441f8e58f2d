import { useStorage } from '@lobby/platform/storage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { createRememberedLoginStore, RememberedLogin } from './createRememberedLoginStore.ts'
import type { StoredLogin } from './storedLogin.ts'

export interface RememberedLoginState {
  /** True if "remember me" is ticked. The initial value is the choice of the last visit. */
  readonly isChecked: boolean
  /** Must be called when the player ticks or unticks "remember me". Unticking removes the stored login immediately. */
  readonly setChecked: (wanted: boolean) => void
  /**
   * Must be called after a sign-in. Stores the login if "remember me" is ticked, otherwise removes the stored login.
   */
  readonly save: (login: RememberedLogin) => void
}

/**
 * Remembers the login on this device if the player wants it. After each mount, calls `onRecalled` with the stored login
 * of this sign-in method, if any (AUTH-119).
 */
export function useRememberedLogin(
  method: StoredLogin['type'],
  onRecalled: (login: RememberedLogin) => void,
): RememberedLoginState {
  const storage = useStorage()
  const loaded = useRef<Promise<ReturnType<typeof createRememberedLoginStore>>>(undefined)
  const [wanted, setWanted] = useState(() => storage.get('remember') !== null)
  const recalled = useEffectEvent(onRecalled)
  const load = () =>
    (loaded.current ??= import('./createEncryptedLoginStore.ts').then(({ createEncryptedLoginStore }) =>
      createEncryptedLoginStore(storage),
    ))
  const recall = useEffectEvent(async () => (storage.get('remember') === null ? null : (await load()).recall(method)))

  useEffect(() => {
    let isMounted = true
    // If the code fails to load, the form stays empty.
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
    // If the store is saving a login at this moment, cancel that.
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
      // Load the code that stores the login now, so that the code is ready after the sign-in.
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

import { useStorage } from '@lobby/platform/storage'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { createRememberedLogin, Remembered } from './createRememberedLogin.ts'
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
export function useRememberedLogin(
  method: StoredLogin['type'],
  onRecalled: (login: Remembered) => void,
): RememberedLoginState {
  const storage = useStorage()
  const loaded = useRef<Promise<ReturnType<typeof createRememberedLogin>>>(undefined)
  const [wanted, setWanted] = useState(() => storage.get('remember') !== null)
  const recalled = useEffectEvent(onRecalled)
  const load = () =>
    (loaded.current ??= import('./rememberedLogin.ts').then(({ rememberedLogin }) => rememberedLogin(storage)))
  const recall = useEffectEvent(async () => (storage.get('remember') === null ? null : (await load()).recall(method)))

  useEffect(() => {
    let shown = true
    // What does not come is not remembered.
    recall().then(
      (found) => shown && found && recalled(found),
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [method])

  const forget = () => {
    storage.remove('remember')
    storage.remove('rememberSalt')
    // One that is being kept just now is not.
    loaded.current?.then(
      (login) => login.forget(),
      () => undefined,
    )
  }

  return {
    wanted,
    want: (next) => {
      setWanted(next)
      if (!next) return forget()
      // Ready by the time that there is something to keep.
      load().catch(() => undefined)
    },
    keep: (next) => {
      if (!wanted) return forget()
      load().then(
        (login) =>
          method === 'sms' ? login.keepMobile(next.username, next.countryDialingCode ?? '') : login.keep(next),
        () => undefined,
      )
    },
  }
}

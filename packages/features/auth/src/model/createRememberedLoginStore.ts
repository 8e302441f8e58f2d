import type { SiteStorage } from '@lobby/platform/storage'
import type { DeviceCipher } from './deviceCipher.ts'
import { isStoredLogin, type StoredLogin } from './storedLogin.ts'

/** The values of a sign-in form that the device remembers. */
export interface RememberedLogin {
  /** The username; for a sign-in by SMS, the mobile number. */
  readonly username: string
  /**
   * The password. Empty if this device cannot store secrets, and for a sign-in by SMS, because an SMS code is valid
   * only one time.
   */
  readonly password: string
  /** The digits of the dialling code; only with a mobile number. */
  readonly countryDialingCode?: string
}

export interface RememberedLoginStoreOptions {
  readonly storage: SiteStorage
  readonly openCipher: () => Promise<DeviceCipher | null>
}

/**
 * Creates the functions that store, return and remove the remembered login (specification part 1, section 3; AUTH-132).
 * The storage entry `MC_REMEMBER` contains the password, first encoded with the salt in `MC_REMEMBER_SALT`, then
 * encrypted with this device's key.
 */
export function createRememberedLoginStore({ storage, openCipher }: RememberedLoginStoreOptions) {
  let lastCall = 0

  return {
    recall: async (type: StoredLogin['type'] = 'username'): Promise<RememberedLogin | null> => {
      const stored = storage.get('remember')
      const salt = storage.get('rememberSalt')
      if (!isStoredLogin(stored) || stored.type !== type) return null
      const { username, countryDialingCode } = stored
      if (type === 'sms') return { username, password: '', countryDialingCode }
      if (!stored.password || typeof salt !== 'string' || !salt) return { username, password: '' }
      const encoded = await (await openCipher())?.decrypt(stored.password)
      return { username, password: (encoded && decode(encoded, salt)) || '' }
    },
    keep: async ({ username, password }: RememberedLogin): Promise<void> => {
      const thisCall = ++lastCall
      const salt = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
      const cipher = await openCipher()
      const encryptedPassword = (await cipher?.encrypt(encode(password, salt)).catch(() => null)) ?? ''
      // Do nothing if `keep`, `keepMobile` or `forget` was called again meanwhile.
      if (thisCall !== lastCall) return
      const login: StoredLogin = { type: 'username', username, password: encryptedPassword, countryDialingCode: '' }
      storage.set('remember', login)
      storage.set('rememberSalt', salt)
    },
    keepMobile: (username: string, countryDialingCode: string): void => {
      lastCall++
      const login: StoredLogin = { type: 'sms', username, password: '', countryDialingCode }
      storage.set('remember', login)
      storage.remove('rememberSalt')
    },
    forget: (): void => {
      lastCall++
      storage.remove('remember')
      storage.remove('rememberSalt')
    },
  }
}

const xorWithSalt = (bytes: Uint8Array, salt: string) =>
  bytes.map((byte, at) => byte ^ salt.charCodeAt(at % salt.length))
const encode = (text: string, salt: string) =>
  btoa(String.fromCharCode(...xorWithSalt(new TextEncoder().encode(text), salt)))

function decode(encoded: string, salt: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(xorWithSalt(bytes, salt))
  } catch {
    return null
  }
}

import type { SiteStorage } from '@lobby/platform/storage'
import type { DeviceCipher } from './deviceCipher.ts'
import { isStoredLogin, type StoredLogin } from './storedLogin.ts'

/** What a login form remembers. */
export interface Remembered {
  /** The mobile number, by SMS. */
  readonly username: string
  /** Empty where this device can keep no secret, and by SMS: a code counts once. */
  readonly password: string
  /** Digits; of a mobile number alone. */
  readonly countryDialingCode?: string
}

export interface RememberedLoginInit {
  readonly storage: SiteStorage
  readonly openCipher: () => Promise<DeviceCipher | null>
}

/**
 * The remembered login (specification part 1, section 3; AUTH-132): `MC_REMEMBER` with the password encoded twice, inside with the
 * salt of `MC_REMEMBER_SALT`, outside with this device's key.
 */
export function createRememberedLogin({ storage, openCipher }: RememberedLoginInit) {
  let turn = 0

  return {
    recall: async (type: StoredLogin['type'] = 'username'): Promise<Remembered | null> => {
      const kept = storage.get('remember')
      const salt = storage.get('rememberSalt')
      if (!isStoredLogin(kept) || kept.type !== type) return null
      const { username, countryDialingCode } = kept
      if (type === 'sms') return { username, password: '', countryDialingCode }
      if (!kept.password || typeof salt !== 'string' || !salt) return { username, password: '' }
      const encoded = await (await openCipher())?.decrypt(kept.password)
      return { username, password: (encoded && decode(encoded, salt)) || '' }
    },
    keep: async ({ username, password }: Remembered): Promise<void> => {
      const mine = ++turn
      const salt = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
      const cipher = await openCipher()
      const twice = (await cipher?.encrypt(encode(password, salt)).catch(() => null)) ?? ''
      // Whoever has said otherwise meanwhile is right.
      if (mine !== turn) return
      const login: StoredLogin = { type: 'username', username, password: twice, countryDialingCode: '' }
      storage.set('remember', login)
      storage.set('rememberSalt', salt)
    },
    keepMobile: (username: string, countryDialingCode: string): void => {
      turn++
      const login: StoredLogin = { type: 'sms', username, password: '', countryDialingCode }
      storage.set('remember', login)
      storage.remove('rememberSalt')
    },
    forget: (): void => {
      turn++
      storage.remove('remember')
      storage.remove('rememberSalt')
    },
  }
}

const mix = (bytes: Uint8Array, salt: string) => bytes.map((byte, at) => byte ^ salt.charCodeAt(at % salt.length))
const encode = (text: string, salt: string) => btoa(String.fromCharCode(...mix(new TextEncoder().encode(text), salt)))

function decode(encoded: string, salt: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(mix(bytes, salt))
  } catch {
    return null
  }
}

import type { SiteStorage } from '@lobby/platform/storage'
import { createEncryptedLoginStore } from './createEncryptedLoginStore.ts'
import { signInPasswordInMemory } from './signInPassword.ts'
import { isStoredLogin } from './storedLogin.ts'

/**
 * Updates the remembered login of this member after a password change, if a login and its salt are stored (AUTH-210).
 * Also removes the password that an earlier version of the app left in the session storage (AUTH-209).
 */
export async function updateRememberedLogin(storage: SiteStorage, user: string, password: string): Promise<void> {
  storage.remove('oldPassword')
  const kept = storage.get('remember')
  if (!isStoredLogin(kept) || kept.type !== 'username' || typeof storage.get('rememberSalt') !== 'string') return
  const names = [user, signInPasswordInMemory.loginOf(user)].map((name) => name.toLowerCase())
  if (!names.includes(kept.username.toLowerCase())) return
  await createEncryptedLoginStore(storage).keep({ username: kept.username, password })
}

import type { SiteStorage } from '@lobby/platform/storage'
import { createRememberedLogin } from './createRememberedLogin.ts'
import { openCipher } from './openCipher.ts'

/**
 * Creates the store of the remembered login with this device's cipher. It is a separate chunk, because most visits need
 * neither.
 */
export const openRememberedLogin = (storage: SiteStorage) => createRememberedLogin({ storage, openCipher })

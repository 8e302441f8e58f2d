import type { SiteStorage } from '@lobby/platform/storage'
import { createRememberedLogin } from './createRememberedLogin.ts'
import { openCipher } from './openCipher.ts'

/**
 * Creates the functions that store and return the remembered login, with this device's cipher. This file is a separate
 * chunk, because most visits do not need its code.
 */
export const openRememberedLogin = (storage: SiteStorage) => createRememberedLogin({ storage, openCipher })

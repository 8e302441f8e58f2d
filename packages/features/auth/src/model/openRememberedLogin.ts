import type { SiteStorage } from '@lobby/platform/storage'
import { createRememberedLogin } from './createRememberedLogin.ts'
import { openCipher } from './openCipher.ts'

/** Creates the remembered login with this device's cipher. A separate chunk, because most visits do not need it. */
export const openRememberedLogin = (storage: SiteStorage) => createRememberedLogin({ storage, openCipher })

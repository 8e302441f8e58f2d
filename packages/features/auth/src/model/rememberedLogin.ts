import type { SiteStorage } from '@lobby/platform/storage'
import { createRememberedLogin } from './createRememberedLogin.ts'
import { openCipher } from './openCipher.ts'

/** What remembers a login, with this device's cipher: in a chunk of its own, since most visits need neither. */
export const rememberedLogin = (storage: SiteStorage) => createRememberedLogin({ storage, openCipher })

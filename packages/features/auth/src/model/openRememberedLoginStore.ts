import type { SiteStorage } from '@lobby/platform/storage'
import { createRememberedLoginStore } from './createRememberedLoginStore.ts'
import { openCipher } from './openCipher.ts'

/**
 * Creates the functions that store and return the remembered login, with this device's cipher. This file is a separate
 * chunk, because most visits do not need its code.
 */
export const openRememberedLoginStore = (storage: SiteStorage) => createRememberedLoginStore({ storage, openCipher })

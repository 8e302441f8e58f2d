import type { SiteStorage } from '@lobby/platform/storage'
import { createRememberedLoginStore } from './createRememberedLoginStore.ts'
import { createDeviceCipherOrNull } from './createDeviceCipherOrNull.ts'

/**
 * Creates the functions that store and return the remembered login, with this device's cipher. This file is a separate
 * chunk, because most visits do not need its code.
 */
export const createEncryptedLoginStore = (storage: SiteStorage) =>
  createRememberedLoginStore({ storage, openCipher: createDeviceCipherOrNull })

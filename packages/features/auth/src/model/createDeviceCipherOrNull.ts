import { createDeviceCipher, type DeviceCipher } from './deviceCipher.ts'

/** Opens this device's cipher. Returns null if the browser does not support the cipher or denies access to its key. */
export const createDeviceCipherOrNull = async (): Promise<DeviceCipher | null> =>
  createDeviceCipher({ indexedDB: globalThis.indexedDB, subtle: globalThis.crypto?.subtle }).catch(() => null)

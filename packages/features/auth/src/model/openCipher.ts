import { openDeviceCipher, type DeviceCipher } from './deviceCipher.ts'

/** Opens this device's cipher. Returns null if the browser does not support the cipher or denies access to its key. */
export const openCipher = async (): Promise<DeviceCipher | null> =>
  openDeviceCipher({ indexedDB: globalThis.indexedDB, subtle: globalThis.crypto?.subtle }).catch(() => null)

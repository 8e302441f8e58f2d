import { openDeviceCipher, type DeviceCipher } from './deviceCipher.ts'

/** Opens this device's cipher. Returns null if the browser has none, or throws on access to it. */
export const openCipher = async (): Promise<DeviceCipher | null> =>
  openDeviceCipher({ indexedDB: globalThis.indexedDB, subtle: globalThis.crypto?.subtle }).catch(() => null)

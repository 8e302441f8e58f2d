import { openDeviceCipher, type DeviceCipher } from './deviceCipher.ts'

/** This device's cipher; null where the browser has none, or throws at the mere look at it. */
export const openCipher = async (): Promise<DeviceCipher | null> =>
  openDeviceCipher({ indexedDB: globalThis.indexedDB, subtle: globalThis.crypto?.subtle }).catch(() => null)

/** The part of the web's Storage that the adapter uses. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>

/**
 * Returns the browser's storage, or null if reading the property throws, as with blocked cookies or in a sandboxed
 * frame.
 */
export function getBrowserStorage(area: 'localStorage' | 'sessionStorage'): StorageBackend | null {
  try {
    return globalThis[area]
  } catch {
    return null
  }
}

/** Returns the names of all stored values. Throws if the browser blocks the storage. */
export function listStoredNames(backend: StorageBackend): string[] {
  return Array.from({ length: backend.length }, (_, index) => backend.key(index)).filter((name) => name !== null)
}

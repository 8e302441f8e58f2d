/** The part of the browser's Storage that the site uses. */
export type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>

/**
 * Returns the browser's storage. Returns null if the access throws, for example because cookies are blocked.
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

/** The part of the web's Storage that the adapter uses. */
export type Backend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>

/** The browser's storage, or null where even looking at it throws (blocked cookies, sandboxed frames). */
export function browserStorage(area: 'localStorage' | 'sessionStorage'): Backend | null {
  try {
    return globalThis[area]
  } catch {
    return null
  }
}

/** The names of all stored values. Throws when the storage is blocked. */
export function namesIn(backend: Backend): string[] {
  return Array.from({ length: backend.length }, (_, index) => backend.key(index)).filter((name) => name !== null)
}

import { getBrowserStorage, listStoredNames, type StorageBackend } from './backend.ts'
import {
  CACHE_KEY_PREFIX,
  storageKeys,
  memberCacheNames,
  type StorageKeyName,
  type StorageKey,
  type StoredValue,
} from './storageKeys.ts'

export interface StorageOptions {
  /**
   * The id of the merchant, which is stored with each versioned value. The site ignores values that another merchant's
   * site stored under the same web origin.
   */
  readonly merchantId: string
  /** Defaults to the browser's storage. Null means that the browser blocks it. */
  readonly backend?: StorageBackend | null
  readonly sessionBackend?: StorageBackend | null
  /** The target of `storage` events, which report changes by other tabs. Defaults to the window. */
  readonly target?: EventTarget
  /** Receives a message when a value was removed or could not be stored. The message never contains the value. */
  readonly log?: (what: string) => void
}

/**
 * The only access to the browser's storage. Its functions never throw. A value that cannot be parsed is removed and
 * read as null. A value that cannot be stored remains in memory for this visit. When the storage is full, the least
 * important values are removed.
 */
export interface SiteStorage {
  readonly get: <Name extends StorageKeyName>(key: Name) => StoredValue<Name> | null
  readonly set: <Name extends StorageKeyName>(key: Name, value: StoredValue<Name>) => void
  readonly remove: (key: StorageKeyName) => void
  /** Returns false if the value is only in memory. Such a value is lost when the page closes. */
  readonly isPersisted: (key: StorageKeyName) => boolean
  /**
   * Drops the copy of a value in memory, so that the next `get` reads the stored value, which another tab may have
   * written.
   */
  readonly refresh: (key: StorageKeyName) => void
  /**
   * Adds a listener that is called when this tab or another one changes the value. Returns a function that removes the
   * listener.
   */
  readonly watch: (key: StorageKeyName, listener: () => void) => () => void
  /** Clears the data that must not outlive a session: the session storage and the caches of one member. */
  readonly clearSessionData: () => void
}

type Place = Pick<StorageKey<unknown>, 'name' | 'visit'>

/**
 * Creates the object through which a page accesses the browser's storage. Call this function one time for each page.
 */
export function createStorage({ merchantId, log, ...init }: StorageOptions): SiteStorage {
  const backend = init.backend === undefined ? getBrowserStorage('localStorage') : init.backend
  const visit = init.sessionBackend === undefined ? getBrowserStorage('sessionStorage') : init.sessionBackend
  const target = init.target ?? globalThis
  const memory = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()

  const notify = (name: string) => listeners.get(name)?.forEach((listener) => listener())
  const attempt = <T>(what: string, action: () => T): T | undefined => {
    try {
      return action()
    } catch {
      log?.(what)
      return undefined
    }
  }
  const areaOf = ({ visit: brief }: Place) => (brief ? visit : backend)
  const stored = (place: Place) =>
    memory.get(place.name) ?? attempt(`cannot read ${place.name}`, () => areaOf(place)?.getItem(place.name)) ?? null
  const drop = (name: string, area: StorageBackend | null) => {
    memory.delete(name)
    attempt(`cannot remove ${name}`, () => area?.removeItem(name))
  }

  const keep = (place: Place & { rank: number }, text: string): boolean => {
    const area = areaOf(place)
    if (!area) return false
    const write = () => attempt(`no room for ${place.name}`, () => (area.setItem(place.name, text), true)) ?? false
    if (write()) return true
    for (let rank = 0; rank < place.rank; rank++) {
      const names = attempt('cannot list', () => listStoredNames(area)) ?? []
      const lower = names.filter((name) => rankOf(name) === rank)
      for (const name of lower) drop(name, area)
      if (lower.length > 0 && write()) return true
    }
    return false
  }

  target.addEventListener?.('storage', (event) => {
    const { key } = event as StorageEvent
    // `key` is null if another tab has cleared the whole storage.
    for (const name of key === null ? listeners.keys() : [key]) {
      memory.delete(name)
      notify(name)
    }
  })

  return {
    get: (name) => {
      const key = keyOf(name)
      const text = stored(key)
      if (text === null) return null
      const value = key.read(text, merchantId)
      if (value !== undefined) return value
      log?.(`removed ${key.name}: not a value of this version`)
      drop(key.name, areaOf(key))
      return null
    },
    set: (name, value) => {
      const key = keyOf(name)
      const text = key.write(value, merchantId)
      memory.delete(key.name)
      if (!keep(key, text)) {
        // Remove the old stored value, because otherwise the next visit would read it.
        drop(key.name, areaOf(key))
        memory.set(key.name, text)
      }
      notify(key.name)
    },
    remove: (name) => {
      drop(storageKeys[name].name, areaOf(storageKeys[name]))
      notify(storageKeys[name].name)
    },
    isPersisted: (name) => !memory.has(storageKeys[name].name),
    refresh: (name) => {
      memory.delete(storageKeys[name].name)
    },
    watch: (name, listener) => {
      const set = listeners.get(storageKeys[name].name) ?? new Set()
      listeners.set(storageKeys[name].name, set.add(listener))
      return () => set.delete(listener)
    },
    clearSessionData: () => {
      attempt('cannot clear the visit', () => visit?.clear())
      for (const { name, visit: brief } of Object.values<Place>(storageKeys)) {
        if (brief) memory.delete(name)
      }
      for (const name of memberCacheNames) drop(storageKeys[name].name, backend)
    },
  }
}

const keyOf = <Name extends StorageKeyName>(name: Name) => storageKeys[name] as unknown as StorageKey<StoredValue<Name>>

/** Returns the rank of a stored value by its name. Returns null for values of other code, which are never removed. */
function rankOf(name: string): number | null {
  if (name.startsWith(CACHE_KEY_PREFIX)) return 0
  return Object.values(storageKeys).find((key) => key.name === name)?.rank ?? null
}

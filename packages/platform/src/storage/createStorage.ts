import { browserStorage, namesIn, type Backend } from './backend.ts'
import { cachePrefix, keys, personalCaches, type KeyName, type StorageKey, type ValueAt } from './keys.ts'

export interface StorageInit {
  /**
   * Written with each versioned value, so that the site ignores values that another merchant's site left on this
   * origin.
   */
  readonly merchantId: string
  /** Defaults to the browser's storage. Null means that the browser blocks it. */
  readonly backend?: Backend | null
  readonly sessionBackend?: Backend | null
  /** The target of `storage` events, which report changes by other tabs. Defaults to the window. */
  readonly target?: EventTarget
  /** Receives a message when a value was removed or could not be stored. The message never contains the value. */
  readonly log?: (what: string) => void
}

/**
 * The only access to the browser's storage. It never throws. It removes a value that cannot be parsed and returns null
 * for it. It keeps a value that cannot be stored in memory for this visit. When the storage is full, it removes caches
 * first, then choices, and the session last.
 */
export interface SiteStorage {
  readonly get: <Name extends KeyName>(key: Name) => ValueAt<Name> | null
  readonly set: <Name extends KeyName>(key: Name, value: ValueAt<Name>) => void
  readonly remove: (key: KeyName) => void
  /** Returns false if the value is only in memory, and so is lost when the page closes. */
  readonly isPersisted: (key: KeyName) => boolean
  /** Drops the copy in memory, so that the next `get` reads what other tabs have written. */
  readonly refresh: (key: KeyName) => void
  /**
   * Adds a listener that is called when this tab or another one changes the value. Returns a function that removes it.
   */
  readonly watch: (key: KeyName, listener: () => void) => () => void
  /** Clears the data that must not outlive a session: the session storage and the caches of one member. */
  readonly clearVisit: () => void
}

type Place = Pick<StorageKey<unknown>, 'name' | 'visit'>

/** Creates the storage adapter. A page has one. */
export function createStorage({ merchantId, log, ...init }: StorageInit): SiteStorage {
  const backend = init.backend === undefined ? browserStorage('localStorage') : init.backend
  const visit = init.sessionBackend === undefined ? browserStorage('sessionStorage') : init.sessionBackend
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
  const drop = (name: string, area: Backend | null) => {
    memory.delete(name)
    attempt(`cannot remove ${name}`, () => area?.removeItem(name))
  }

  const keep = (place: Place & { rank: number }, text: string): boolean => {
    const area = areaOf(place)
    if (!area) return false
    const write = () => attempt(`no room for ${place.name}`, () => (area.setItem(place.name, text), true)) ?? false
    if (write()) return true
    for (let rank = 0; rank < place.rank; rank++) {
      const names = attempt('cannot list', () => namesIn(area)) ?? []
      const lower = names.filter((name) => rankOf(name) === rank)
      for (const name of lower) drop(name, area)
      if (lower.length > 0 && write()) return true
    }
    return false
  }

  target.addEventListener?.('storage', (event) => {
    const { key } = event as StorageEvent
    // The key is null if another tab cleared the whole storage.
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
        // Removes the old value, which would otherwise return with the next visit.
        drop(key.name, areaOf(key))
        memory.set(key.name, text)
      }
      notify(key.name)
    },
    remove: (name) => {
      drop(keys[name].name, areaOf(keys[name]))
      notify(keys[name].name)
    },
    isPersisted: (name) => !memory.has(keys[name].name),
    refresh: (name) => {
      memory.delete(keys[name].name)
    },
    watch: (name, listener) => {
      const set = listeners.get(keys[name].name) ?? new Set()
      listeners.set(keys[name].name, set.add(listener))
      return () => set.delete(listener)
    },
    clearVisit: () => {
      attempt('cannot clear the visit', () => visit?.clear())
      for (const { name, visit: brief } of Object.values<Place>(keys)) {
        if (brief) memory.delete(name)
      }
      for (const name of personalCaches) drop(keys[name].name, backend)
    },
  }
}

const keyOf = <Name extends KeyName>(name: Name) => keys[name] as unknown as StorageKey<ValueAt<Name>>

/** Returns the rank of a stored value by its name. Returns null for values of other code, which are never removed. */
function rankOf(name: string): number | null {
  if (name.startsWith(cachePrefix)) return 0
  return Object.values(keys).find((key) => key.name === name)?.rank ?? null
}

import { browserStorage, namesIn, type Backend } from './backend.ts'
import { cachePrefix, keys, personalCaches, type KeyName, type StorageKey, type ValueAt } from './keys.ts'

export interface StorageInit {
  /** Binds versioned values: what another merchant's site left on this origin is not read. */
  readonly merchantId: string
  /** Null when blocked; the browser's own when not given. */
  readonly backend?: Backend | null
  readonly sessionBackend?: Backend | null
  /** Where changes by other tabs are heard; the window when not given. */
  readonly target?: EventTarget
  /** Told what was removed or could not be kept. Never a value. */
  readonly log?: (what: string) => void
}

/**
 * The one door to the browser's storage. It never throws: what does not parse is removed and reads as null, what cannot be kept lives in
 * memory for this visit, and when room runs out caches go before choices and the session goes last.
 */
export interface SiteStorage {
  readonly get: <Name extends KeyName>(key: Name) => ValueAt<Name> | null
  readonly set: <Name extends KeyName>(key: Name, value: ValueAt<Name>) => void
  readonly remove: (key: KeyName) => void
  /** Returns whether the browser keeps the value. False for one that only lives in memory, so that it ends with the page. */
  readonly isPersisted: (key: KeyName) => boolean
  /** Forgets what memory holds of a value, so that the next `get` sees what other tabs have left. */
  readonly refresh: (key: KeyName) => void
  /** Called when this tab or another one changes the value. */
  readonly watch: (key: KeyName, listener: () => void) => () => void
  /** Empties the session storage, and the caches that belong to one member: what ends with a session. */
  readonly clearVisit: () => void
}

type Place = Pick<StorageKey<unknown>, 'name' | 'visit'>

/** Makes the adapter. One a page. */
export function createStorage({ merchantId, log, ...init }: StorageInit): SiteStorage {
  const backend = init.backend === undefined ? browserStorage('localStorage') : init.backend
  const visit = init.sessionBackend === undefined ? browserStorage('sessionStorage') : init.sessionBackend
  const target = init.target ?? globalThis
  const memory = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()

  const tell = (name: string) => listeners.get(name)?.forEach((listener) => listener())
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
    // A null key: another tab has cleared everything.
    for (const name of key === null ? listeners.keys() : [key]) {
      memory.delete(name)
      tell(name)
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
        // The old value must not come back with the next visit.
        drop(key.name, areaOf(key))
        memory.set(key.name, text)
      }
      tell(key.name)
    },
    remove: (name) => {
      drop(keys[name].name, areaOf(keys[name]))
      tell(keys[name].name)
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

/** A stored value's rank by its name; null for what is not ours, which is never removed. */
function rankOf(name: string): number | null {
  if (name.startsWith(cachePrefix)) return 0
  return Object.values(keys).find((key) => key.name === name)?.rank ?? null
}

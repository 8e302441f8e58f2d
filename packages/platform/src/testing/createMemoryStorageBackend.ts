import type { StorageBackend } from '../storage/index.ts'

export interface MemoryStorageBackendOptions {
  readonly values?: Readonly<Record<string, string>>
  /** The capacity in characters, keys and values together. Defaults to no limit. */
  readonly room?: number
}

/** Creates a storage in memory that throws when it is full, like a browser's storage. */
export function createMemoryStorageBackend({
  values = {},
  room = Number.POSITIVE_INFINITY,
}: MemoryStorageBackendOptions = {}): StorageBackend {
  const held = new Map(Object.entries(values))
  const used = () => [...held].reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => {
      const before = held.get(name)
      held.set(name, value)
      if (used() <= room) return
      if (before === undefined) held.delete(name)
      else held.set(name, before)
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  }
}

/** Creates a storage that throws on every access, like a browser's storage when cookies are blocked. */
export function createBlockedStorageBackend(): StorageBackend {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    get length(): number {
      return refuse()
    },
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
  }
}

import type { Backend } from '../storage/index.ts'

export interface MemoryBackendInit {
  readonly values?: Readonly<Record<string, string>>
  /** How many characters fit, keys and values together; without end when not given. */
  readonly room?: number
}

/** A storage that lives in memory and throws like a browser's when it is full. */
export function memoryBackend({ values = {}, room = Number.POSITIVE_INFINITY }: MemoryBackendInit = {}): Backend {
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

/** A storage that refuses everything, as a browser's does when cookies are blocked. */
export function blockedBackend(): Backend {
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

import { selectValue, type Db } from './sql.ts'

interface Cache {
  /**
   * The `mark` in the table `published` when the values were computed. It changes with each change of published data.
   */
  readonly mark: string
  /** The cached values by key. The most recently used value is the last. */
  readonly values: Map<string, unknown>
}

/** The cache needs a limit, because each new search text of a player adds a value. */
const MAX_VALUES = 500

const caches = new WeakMap<Db, Cache>()
const remembered = new WeakSet<object>()

/** True if `getCachedPublishedValue` returned the object. Such an object is frozen. */
export const isCachedPublishedValue = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && remembered.has(value)

/**
 * Caches a value that `make` computes from published data, for example games and texts. Returns the same deeply frozen
 * object until published data changes. Database triggers then set a new `mark`, so the cache also notices changes by
 * other connections.
 * @param key - identifies the value; must contain everything else that the value depends on
 */
export function getCachedPublishedValue<T>(db: Db, key: string, make: () => T): T {
  const mark = selectValue<string>(db, 'SELECT mark FROM published')
  if (mark === undefined) return make()
  let cache = caches.get(db)
  if (cache?.mark !== mark) caches.set(db, (cache = { mark, values: new Map() }))
  const { values } = cache
  // The mark must be read before `make` reads the tables. If the tables change in the meantime, the next call computes
  // the value again.
  const value = values.has(key) ? (values.get(key) as T) : markAsRemembered(make())
  values.delete(key)
  values.set(key, value)
  const [oldest] = values.keys()
  if (values.size > MAX_VALUES && oldest !== undefined) values.delete(oldest)
  return value
}

function markAsRemembered<T>(value: T): T {
  if (typeof value === 'object' && value !== null) remembered.add(value)
  return deepFreeze(value)
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}

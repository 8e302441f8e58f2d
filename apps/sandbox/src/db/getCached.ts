import { selectValue, type Db } from './sql.ts'

interface Cache {
  /** The change mark of the published tables at the time when the values were computed. */
  readonly mark: string
  /** The cached values by key, the last used at the end. */
  readonly values: Map<string, unknown>
}

/** The number of different searches has no limit, so the least recently used values are dropped. */
const MAX_VALUES = 500

const caches = new WeakMap<Db, Cache>()
const remembered = new WeakSet<object>()

/** Returns whether an object was returned by `getCached`. Such an object is frozen. */
export const isCached = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && remembered.has(value)

/**
 * Caches a value that `make` computes from the published tables. Returns the same deeply frozen object until one of
 * these tables changes: triggers of the database then set a new `mark`, so changes by other connections count too.
 * @param key - identifies the value; must contain everything that it depends on besides the published tables
 */
export function getCached<T>(db: Db, key: string, make: () => T): T {
  const mark = selectValue<string>(db, 'SELECT mark FROM published')
  if (mark === undefined) return make()
  let cache = caches.get(db)
  if (cache?.mark !== mark) caches.set(db, (cache = { mark, values: new Map() }))
  const { values } = cache
  // Read the mark before `make` reads the tables: if the tables change between the two, the next call computes the
  // value again.
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

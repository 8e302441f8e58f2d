import { oneValue, type Db } from './sql.ts'

interface Memory {
  readonly mark: string
  /** What was asked for last stands last. */
  readonly values: Map<string, unknown>
}

/** Searches are endless; what is asked for all day stays. */
const most = 500

const memories = new WeakMap<Db, Memory>()
const remembered = new WeakSet<object>()

/** Whether `remember` has given this very value: then it stays as it is. */
export const isRemembered = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && remembered.has(value)

/**
 * What `make` reads of the published tables, read anew after every change of one of them, whoever has made it. It is the same value each time,
 * and frozen through and through.
 * @param key - all that `make` depends on besides
 */
export function remember<T>(db: Db, key: string, make: () => T): T {
  const mark = oneValue<string>(db, 'SELECT mark FROM published')
  if (mark === undefined) return make()
  let memory = memories.get(db)
  if (memory?.mark !== mark) memories.set(db, (memory = { mark, values: new Map() }))
  const { values } = memory
  // The mark was read before the tables are: what comes in between is seen by the next who asks.
  const value = values.has(key) ? (values.get(key) as T) : kept(make())
  values.delete(key)
  values.set(key, value)
  const [oldest] = values.keys()
  if (values.size > most && oldest !== undefined) values.delete(oldest)
  return value
}

function kept<T>(value: T): T {
  if (typeof value === 'object' && value !== null) remembered.add(value)
  return frozen(value)
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

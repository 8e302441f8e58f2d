/**
 * Wraps a function so that it computes the value of each key only one time. If the key is an object, the value is
 * cached as long as that object exists.
 * @param make Computes the value from the key and from further arguments. Calls that differ only in the further
 *   arguments get the same value.
 */
export function memoize<Key extends object | string | number, More extends unknown[], Value>(
  make: (key: Key, ...more: More) => Value,
) {
  const ofObjects = new WeakMap<object, { readonly value: Value }>()
  const ofNames = new Map<string | number, { readonly value: Value }>()
  return (key: Key, ...more: More): Value => {
    const kept = typeof key === 'object' ? ofObjects.get(key) : ofNames.get(key)
    if (kept !== undefined) return kept.value
    const made = { value: make(key, ...more) }
    if (typeof key === 'object') ofObjects.set(key, made)
    else ofNames.set(key, made)
    return made.value
  }
}

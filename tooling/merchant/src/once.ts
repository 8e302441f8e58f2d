/**
 * Makes what belongs to a key once, and keeps it: for good, or as long as there is the object that is the key.
 * @param make Takes the key, and what more it needs; only the key tells what is kept apart.
 */
export function once<Key extends object | string | number, More extends unknown[], Value>(
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

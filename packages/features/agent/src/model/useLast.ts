import { useState } from 'react'

/**
 * Returns the value, or the last one while there is none. The end of a session empties the cache of a member: a form below keeps what was
 * typed, as long as it stays mounted.
 */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

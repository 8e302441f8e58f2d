import { useState } from 'react'

/**
 * Returns the value, or the last defined value while it is undefined. The end of a session empties the member's cache.
 * With the last value, a form stays mounted meanwhile and retains the typed values.
 */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

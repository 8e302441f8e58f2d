import { useState } from 'react'

/**
 * Returns the value; while the value is undefined, returns the last defined value. The end of a session empties the
 * member's cache, so the data that a form needs becomes undefined. With the last value, the form stays mounted and
 * retains the typed values.
 */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

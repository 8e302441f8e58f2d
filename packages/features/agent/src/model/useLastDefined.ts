import { useState } from 'react'

/**
 * Returns the value, or the last known one while it is undefined. When a session ends, the member's cache is emptied.
 * With the last value a form stays mounted and keeps the typed values.
 */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

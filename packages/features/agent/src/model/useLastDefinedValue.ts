import { useState } from 'react'

/**
 * Returns the last value that was not undefined. When a session ends, the app clears the member's cache, and the data
 * that a form needs becomes undefined. With the last value, the form stays mounted and retains the typed values.
 */
export function useLastDefinedValue<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

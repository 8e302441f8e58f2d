import { createContext, useContext, type Context } from 'react'

/**
 * A context that must be filled before it is read.
 *
 * @param missing The sentence that is thrown when it is not, with the cure.
 * @returns The context, which is its own provider, and the hook that reads it.
 */
export function requiredContext<T extends {}>(missing: string): readonly [Context<T | null>, () => T] {
  const Filled = createContext<T | null>(null)
  const useFilled = (): T => {
    const value = useContext(Filled)
    if (value === null) throw new Error(missing)
    return value
  }
  return [Filled, useFilled]
}

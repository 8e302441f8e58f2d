import { createContext, useContext, type Context } from 'react'

/**
 * A context that must be filled before it is read.
 *
 * @param provider The name of the component that fills it, which the error names when nobody does.
 * @returns The context, which is its own provider, and the hook that reads it.
 */
export function requiredContext<T extends {}>(provider: string): readonly [Context<T | null>, () => T] {
  const Filled = createContext<T | null>(null)
  const useFilled = (): T => {
    const value = useContext(Filled)
    if (value === null) throw new Error(`There is no <${provider}> around this part of the tree. Put it there.`)
    return value
  }
  return [Filled, useFilled]
}

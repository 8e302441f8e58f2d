import { createContext, useContext, type Context } from 'react'

/**
 * Creates a context without a default value. Its hook throws if no provider is above the component.
 *
 * @param provider The name of the provider component, for the error message.
 * @returns The context, which also serves as the provider, and the hook that reads it.
 */
export function createRequiredContext<T extends {}>(provider: string): readonly [Context<T | null>, () => T] {
  const Filled = createContext<T | null>(null)
  const useFilled = (): T => {
    const value = useContext(Filled)
    if (value === null) throw new Error(`There is no <${provider}> above this component. Add it to the tree.`)
    return value
  }
  return [Filled, useFilled]
}

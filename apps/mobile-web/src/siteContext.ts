import { createRequiredContext } from '@lobby/platform/ports'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Site } from './boot.ts'

/** For the shell alone: what no feature may reach. */
export const [SiteContext, useSite] = createRequiredContext<Site>('App')

/** A component's chunk, or its texts, did not come: nothing of the component itself is at fault. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
}

/** Loads a component's chunk. A constant of a module: it is what the component is known by. */
export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

// By loader: whoever suspends for the first time is rendered anew from nothing, and must find the same component again.
const known = new WeakMap<object, unknown>()
// Loaders whose component failed. It must be found again as well, or it would be loaded anew for ever instead of failing.
const failed = new Set<object>()

/** Lets whoever tries again load anew what did not come: for the boundary that shows the failure, once it is shown. */
export function forgetFailed(): void {
  for (const load of failed) known.delete(load)
  failed.clear()
}

/** A component that comes in a chunk of its own, together with the texts it needs. */
export function useLazy<Props>(load: Load<Props>, ...namespaces: string[]): LazyExoticComponent<ComponentType<Props>> {
  const site = useSite()
  const made = known.get(load) as LazyExoticComponent<ComponentType<Props>> | undefined
  if (made) return made
  const component = lazy(async () => {
    try {
      const [module] = await Promise.all([load(), site.dictionaries.load(site.language, namespaces)])
      return module
    } catch (error) {
      failed.add(load)
      site.log('A part of the site did not load:', error)
      throw new LoadFailure('A part of the site did not load.', { cause: error })
    }
  })
  known.set(load, component)
  return component
}

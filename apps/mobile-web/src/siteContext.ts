import { createRequiredContext } from '@lobby/platform/ports'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Site } from './boot.ts'

/** The objects that `boot` created. Only the app shell uses this context; features must not depend on it. */
export const [SiteContext, useSite] = createRequiredContext<Site>('App')

/** Thrown when a component's chunk or texts fail to load, in contrast to errors that the component itself throws. */
export class ComponentLoadError extends Error {
  override readonly name = 'ComponentLoadError'
}

/**
 * Loads a component's chunk. Define the function as a module constant, because `useLazyComponent` identifies the
 * component by the function.
 */
export type ComponentLoader<Props> = () => Promise<{ default: ComponentType<Props> }>

// Maps each `load` function to its lazy component. Stored outside of React, because a component that suspends at its
// first render loses its state, but must find the same lazy component at its next render.
const lazyComponents = new WeakMap<object, unknown>()
// The `load` functions that failed. Their components stay in `lazyComponents` until an error boundary shows the error.
// Otherwise each render would start another load, without end.
const failedLoaders = new Set<object>()

/**
 * Removes the lazy components that failed to load, so that the next render loads them again. An error boundary calls
 * this function as soon as it shows the error.
 */
export function clearFailedComponentLoads(): void {
  for (const load of failedLoaders) lazyComponents.delete(load)
  failedLoaders.clear()
}

/**
 * Returns a component that React loads from a separate chunk, together with the texts that it needs.
 * @param namespaces The groups of texts that the component needs.
 */
export function useLazyComponent<Props>(
  load: ComponentLoader<Props>,
  ...namespaces: string[]
): LazyExoticComponent<ComponentType<Props>> {
  const site = useSite()
  const existing = lazyComponents.get(load) as LazyExoticComponent<ComponentType<Props>> | undefined
  if (existing) return existing
  const component = lazy(async () => {
    try {
      const [module] = await Promise.all([load(), site.dictionaries.load(site.language, namespaces)])
      return module
    } catch (error) {
      failedLoaders.add(load)
      site.log('A part of the site did not load:', error)
      throw new ComponentLoadError('A part of the site did not load.', { cause: error })
    }
  })
  lazyComponents.set(load, component)
  return component
}

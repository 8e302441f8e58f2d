import { createContext, use } from 'react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Site } from './boot.ts'

/** For the shell alone: what no feature may reach. */
export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('No site here. Render the shell inside <App site={...}>.')
  return site
}

/** A component that comes in a chunk of its own, together with the texts it needs. */
export const lazyWithTexts = <Props extends object>(
  site: Site,
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: string[]
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [module] = await Promise.all([load(), site.dictionaries.load(site.language, namespaces)])
    return module
  })

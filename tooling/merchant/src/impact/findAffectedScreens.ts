import { listInitialScreenFiles, collectSiteFiles, type ModuleGraph } from '../compiled/collectSiteFiles.ts'

/** A screen, or a part of the site with its own chunk. */
export interface CompiledScreen {
  /** The area of the site, for example `lottery`, `auth` or `home`. `shell` is the app shell around the screens. */
  readonly area: string
  /** The name of the screen's component, for example `Orders` or `LoginSheet`. */
  readonly name: string
  /** The flags of the screen's route. The site has the screen if at least one of them is on. */
  readonly flags: readonly string[]
}

/** The screens on which a merchant's players see a change of the compile. */
export interface AffectedScreens {
  /**
   * `every`: a file that every screen loads changed. `all but home`: a file that every screen except home loads
   * changed. `some`: only the listed screens changed.
   */
  readonly reach: 'every' | 'all but home' | 'some'
  readonly screens: readonly CompiledScreen[]
}

/** Returns the screen that a module of the manifest belongs to. */
function parseScreen(key: string, flags: readonly string[]): CompiledScreen {
  // A shared chunk is named `_name-<hash>.js`. The hash differs between compiles.
  const file = key
    .slice(key.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/^_(.+)-[\w-]{7}$/, '$1')
  const area =
    /packages\/features\/([^/]+)\//.exec(key)?.[1] ??
    /src\/screens\/([^/]+)\//.exec(key)?.[1] ??
    (/Screen\./.test(key) ? file.replace(/Screen$/, '').toLowerCase() : 'shell')
  return { area, name: file.replace(/Screen$/, ''), flags }
}

/**
 * Returns the screens of a merchant's site that need one of the changed files before they can run.
 * @param shape The manifest and the routes of the compile.
 * @param on The merchant's flags.
 * @param changed Files of the compile.
 */
export function findAffectedScreens(
  shape: ModuleGraph,
  on: readonly string[],
  changed: ReadonlySet<string>,
): AffectedScreens {
  const included = new Set(collectSiteFiles(shape, on).files)
  const needs = (keys: readonly string[]) => {
    const { js, css } = listInitialScreenFiles(shape, keys)
    return new Set([...js, ...css, ...keys.flatMap((key) => shape.manifest[key]?.assets ?? [])])
  }
  const has = (files: Iterable<string>) => [...files].some((file) => changed.has(file))
  const entry = needs([shape.entry])
  const others = shape.otherScreens === undefined ? new Set<string>() : needs([shape.otherScreens])
  const home = needs(shape.firstScreen === undefined ? [] : [shape.firstScreen])
  const frame = new Set([...others].filter((file) => !entry.has(file)))
  const lazy = new Set(Object.values(shape.manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  const isOwn = (file: string) => !entry.has(file) && (!frame.has(file) || home.has(file))
  const screens = [...lazy]
    .filter((key) => included.has(shape.manifest[key]?.file ?? '') && key !== shape.otherScreens)
    .filter((key) => has([...needs([key])].filter(isOwn)))
    .map((key) => parseScreen(key, shape.flags[key] ?? []))
  return {
    reach: has(entry) ? 'every' : has(frame) ? 'all but home' : 'some',
    screens: screens.sort((a, b) => (a.area + a.name < b.area + b.name ? -1 : 1)),
  }
}

import { firstFiles, reach, type Shape } from '../compiled/reach.ts'

/** A screen, or a part that comes in a chunk of its own. */
export interface Screen {
  /** `lottery`, `auth`, `home`; `shell` is what stands around the screens. */
  readonly area: string
  /** `Orders`, `LoginSheet` */
  readonly name: string
  /** The flags that its route asks for; any of them shows it. */
  readonly flags: readonly string[]
}

/** Where a merchant's players meet a change of the compile. */
export interface Touched {
  /** `every`: what each page loads changed. `all but home`: the table of the other screens, or what is around them. */
  readonly reach: 'every' | 'all but home' | 'some'
  readonly screens: readonly Screen[]
}

/** What a module of the manifest is to a player. */
function screenOf(key: string, flags: readonly string[]): Screen {
  // A chunk that several share is `_name-<hash>.js`: of another compile it is called otherwise.
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
 * The screens of a merchant that need one of these files before they can run.
 * @param shape the compile's manifest and routes
 * @param on the merchant's flags
 * @param changed files of the compile
 */
export function screensOf(shape: Shape, on: readonly string[], changed: ReadonlySet<string>): Touched {
  const there = new Set(reach(shape, on).files)
  const needs = (keys: readonly string[]) => {
    const { js, css } = firstFiles(shape, keys)
    return new Set([...js, ...css, ...keys.flatMap((key) => shape.manifest[key]?.assets ?? [])])
  }
  const has = (files: Iterable<string>) => [...files].some((file) => changed.has(file))
  const entry = needs([shape.entry])
  const others = shape.otherScreens === undefined ? new Set<string>() : needs([shape.otherScreens])
  const home = needs(shape.firstScreen === undefined ? [] : [shape.firstScreen])
  const around = new Set([...others].filter((file) => !entry.has(file)))
  const lazy = new Set(Object.values(shape.manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  const isOwn = (file: string) => !entry.has(file) && (!around.has(file) || home.has(file))
  const screens = [...lazy]
    .filter((key) => there.has(shape.manifest[key]?.file ?? '') && key !== shape.otherScreens)
    .filter((key) => has([...needs([key])].filter(isOwn)))
    .map((key) => screenOf(key, shape.flags[key] ?? []))
  return {
    reach: has(entry) ? 'every' : has(around) ? 'all but home' : 'some',
    screens: screens.sort((a, b) => (a.area + a.name < b.area + b.name ? -1 : 1)),
  }
}

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFirstFiles, loadCompiled, type Compiled } from '@lobby/merchant-cli'

/** What a compile and the sites stamped from it weigh: brotli bytes without headers, but for the two counts of what may not be on home. */
export interface Figures {
  /** JavaScript until home is interactive. */
  readonly homeScript: number
  /** The largest dictionary that home waits for. */
  readonly dictionary: number
  /** The largest home document. */
  readonly document: number
  /** What the login screen adds to home: its code, its style, its dictionary. */
  readonly login: number
  /** What the login form loads at its first keystroke. */
  readonly encryption: number
  /** Characters, before minifying, of modules on home that belong to signing in, and of overlays. */
  readonly signInOnHome: number
  readonly overlaysOnHome: number
}

const signIn =
  /features\/auth\/src\/(?!index\.ts)|api\/src\/crypto\/|node_modules\/(?:jsencrypt|crypto-js|react-hook-form)\//
const overlays =
  /ui\/src\/(?:overlays|Sheet|ConfirmDialog|Toaster)\b|node_modules\/(?:@base-ui|swiper|dompurify|@?firebase|@tanstack\/react-virtual)\b/

/**
 * Reads the figures of a finished compile and of stamped sites. What a screen loads is the closure of its static imports in the
 * manifest, as the stamp takes it.
 * @param compileDir holds `client/` and `stamp/`
 * @param siteDirs a stamped site each, released
 */
export async function readFigures(compileDir: string, siteDirs: readonly string[]): Promise<Figures> {
  const compiled = await loadCompiled(compileDir)
  const { entry, firstScreen = entry, otherScreens = entry } = compiled
  const home = listFirstFiles(compiled, [entry, firstScreen])
  const beyond = (keys: readonly string[], known: readonly string[]) => {
    const { js, css } = listFirstFiles(compiled, keys)
    return [...js, ...css].filter((file) => !known.includes(file))
  }
  const onHome = [...home.js, ...home.css]
  // The table of routes and the header with a title are every other screen's, and preloaded with its document.
  const table = listFirstFiles(compiled, [entry, otherScreens])
  const onOthers = [...onHome, ...table.js, ...table.css]
  const login = beyond([keyOf(compiled, 'LoginScreen.tsx')], onOthers)
  const weigh = (files: readonly string[]) => sum(files.map((file) => statSync(join(compiled.dir, `${file}.br`)).size))
  const modules = modulesOf(compiled, home.js)
  const texts = (namespace: string) => Math.max(...siteDirs.map((dir) => largestDictionary(dir, namespace)))
  return {
    homeScript: weigh(home.js),
    dictionary: texts('core'),
    document: Math.max(...siteDirs.map((dir) => statSync(join(dir, 'index.html.br')).size)),
    login: weigh(login) + texts('auth'),
    encryption: weigh(beyond([keyOf(compiled, 'envelope.ts')], [...onOthers, ...login])),
    signInOnHome: sum(modules.map(([name, length]) => (signIn.test(name) ? length : 0))),
    overlaysOnHome: sum(modules.map(([name, length]) => (overlays.test(name) ? length : 0))),
  }
}

/** The manifest's key of a source file. @throws when the compile has no chunk of its own for it */
export function keyOf({ manifest }: Compiled, name: string): string {
  // A chunk that a group has put together goes by its file.
  const key = Object.keys(manifest).find(
    (each) => each.endsWith(`/${name}`) || manifest[each]?.file.startsWith(`assets/${name}-`),
  )
  if (key === undefined)
    throw new Error(`The compile has no chunk for ${name}. Load it lazily, or name its file here as it is called now.`)
  return key
}

function modulesOf({ dir }: Compiled, files: readonly string[]): [name: string, length: number][] {
  const modules = JSON.parse(readFileSync(join(dir, '.vite/modules.json'), 'utf8')) as Record<
    string,
    Record<string, number>
  >
  return files.flatMap((file) => Object.entries(modules[file] ?? {}))
}

function largestDictionary(siteDir: string, namespace: string): number {
  const { outputs } = JSON.parse(readFileSync(join(siteDir, 'build.json'), 'utf8')) as {
    outputs: Record<string, string>
  }
  const files = Object.keys(outputs).filter(
    (file) => file.startsWith('i18n/') && file.split('.')[1] === namespace && file.endsWith('.br'),
  )
  if (files.length === 0) throw new Error(`${siteDir} has no dictionary "${namespace}".`)
  return Math.max(...files.map((file) => statSync(join(siteDir, file)).size))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFirstFiles, loadCompiled, type Compiled } from '@lobby/merchant-cli'

/** The sizes of a compile and of the sites stamped from it, in brotli bytes without headers. The last two are counts of code that home must not have. */
export interface Figures {
  /** The JavaScript that home needs until it is interactive. */
  readonly homeScript: number
  /** The largest dictionary that home waits for. */
  readonly dictionary: number
  /** The largest home document. */
  readonly document: number
  /** The bytes that the login screen adds to home: code, style and dictionary. */
  readonly login: number
  /** The bytes that the login form loads at the first keystroke. */
  readonly encryption: number
  /** Characters, before minifying, of the modules on home that belong to the sign-in. `overlaysOnHome` counts those of overlays. */
  readonly signInOnHome: number
  readonly overlaysOnHome: number
}

const signIn =
  /features\/auth\/src\/(?!index\.ts)|api\/src\/crypto\/|node_modules\/(?:jsencrypt|crypto-js|react-hook-form)\//
const overlays =
  /ui\/src\/(?:overlays|Sheet|ConfirmDialog|Toaster)\b|node_modules\/(?:@base-ui|swiper|dompurify|@?firebase|@tanstack\/react-virtual)\b/

/**
 * Reads the figures of a finished compile and of stamped sites. A screen loads all chunks that its static imports in the manifest reach, as in
 * the stamp.
 * @param compileDir the folder that holds `client/` and `stamp/`
 * @param siteDirs folders of sites that are stamped as releases
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
  // Every screen except home needs the table of routes and the header with a title. Its document preloads both.
  const table = listFirstFiles(compiled, [entry, otherScreens])
  const onOthers = [...onHome, ...table.js, ...table.css]
  const login = beyond([keyOf(compiled, 'LoginScreen.tsx')], onOthers)
  const weigh = (files: readonly string[]) => sum(files.map((file) => statSync(join(compiled.dir, `${file}.br`)).size))
  const modules = readModules(compiled, home.js)
  const texts = (namespace: string) => Math.max(...siteDirs.map((dir) => measureLargestDictionary(dir, namespace)))
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

/** Returns the manifest's key of a source file. @throws Error when the compile has no separate chunk for it */
export function keyOf({ manifest }: Compiled, name: string): string {
  // A chunk that a group of modules forms is found by the name of its file.
  const key = Object.keys(manifest).find(
    (each) => each.endsWith(`/${name}`) || manifest[each]?.file.startsWith(`assets/${name}-`),
  )
  if (key === undefined)
    throw new Error(`The compile has no chunk for ${name}. Load the file lazily, or correct its name in this check.`)
  return key
}

function readModules({ dir }: Compiled, files: readonly string[]): [name: string, length: number][] {
  const modules = JSON.parse(readFileSync(join(dir, '.vite/modules.json'), 'utf8')) as Record<
    string,
    Record<string, number>
  >
  return files.flatMap((file) => Object.entries(modules[file] ?? {}))
}

function measureLargestDictionary(siteDir: string, namespace: string): number {
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

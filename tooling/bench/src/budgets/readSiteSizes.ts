import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listInitialScreenFiles, loadFinishedCompile, type FinishedCompile } from '@lobby/merchant-cli'

/**
 * The sizes that the budgets limit, in bytes after Brotli compression and without HTTP headers. Only
 * `signInCharactersOnHome` and `overlayCharactersOnHome` are in characters. They should be 0, because home must not
 * load the code of the sign-in and of overlays.
 */
export interface SiteSizes {
  /** The JavaScript that home needs until it is interactive. */
  readonly homeScriptBytes: number
  /** The largest dictionary that home waits for. */
  readonly dictionary: number
  /** The largest home document. */
  readonly document: number
  /** The bytes that the login screen adds to home: code, style and dictionary. */
  readonly login: number
  /** The bytes that the login form loads for encryption at the first keystroke. */
  readonly encryption: number
  /** The characters, before minifying, of the sign-in modules that home loads. */
  readonly signInCharactersOnHome: number
  /** The characters, before minifying, of the overlay modules that home loads. */
  readonly overlayCharactersOnHome: number
}

const signIn =
  /features\/auth\/src\/(?!index\.ts)|api\/src\/crypto\/|node_modules\/(?:jsencrypt|crypto-js|react-hook-form)\//
const overlays =
  /ui\/src\/(?:overlays|Sheet|ConfirmDialog|Toaster)\b|node_modules\/(?:@base-ui|swiper|dompurify|@?firebase|@tanstack\/react-virtual)\b/

/**
 * Reads the sizes of a finished compile and of stamped sites. A screen includes all chunks that it imports statically,
 * directly or through other chunks, as in the stamp.
 * @param compileDir the folder that holds `client/` and `stamp/`
 * @param siteDirs folders of sites that are stamped as releases
 */
export async function readSiteSizes(compileDir: string, siteDirs: readonly string[]): Promise<SiteSizes> {
  const compiled = await loadFinishedCompile(compileDir)
  const { entry, firstScreen = entry, otherScreens = entry } = compiled
  const home = listInitialScreenFiles(compiled, [entry, firstScreen])
  const beyond = (keys: readonly string[], known: readonly string[]) => {
    const { js, css } = listInitialScreenFiles(compiled, keys)
    return [...js, ...css].filter((file) => !known.includes(file))
  }
  const onHome = [...home.js, ...home.css]
  // Every screen except home loads the table of routes and the header with a title, because the shell document preloads
  // both. So they do not count as parts of the login screen.
  const table = listInitialScreenFiles(compiled, [entry, otherScreens])
  const onOthers = [...onHome, ...table.js, ...table.css]
  const login = beyond([findManifestKey(compiled, 'LoginScreen.tsx')], onOthers)
  const weigh = (files: readonly string[]) => sum(files.map((file) => statSync(join(compiled.dir, `${file}.br`)).size))
  const modules = readModules(compiled, home.js)
  const texts = (namespace: string) => Math.max(...siteDirs.map((dir) => measureLargestDictionary(dir, namespace)))
  return {
    homeScriptBytes: weigh(home.js),
    dictionary: texts('core'),
    document: Math.max(...siteDirs.map((dir) => statSync(join(dir, 'index.html.br')).size)),
    login: weigh(login) + texts('auth'),
    encryption: weigh(beyond([findManifestKey(compiled, 'envelope.ts')], [...onOthers, ...login])),
    signInCharactersOnHome: sum(modules.map(([name, length]) => (signIn.test(name) ? length : 0))),
    overlayCharactersOnHome: sum(modules.map(([name, length]) => (overlays.test(name) ? length : 0))),
  }
}

/**
 * Returns the key of a source file in Vite's manifest.
 * @throws Error when the compile has no separate chunk for the file
 */
export function findManifestKey({ manifest }: FinishedCompile, name: string): string {
  // The key of a chunk that combines several modules is not a source path, so also compare the name of the chunk.
  const key = Object.keys(manifest).find(
    (each) => each.endsWith(`/${name}`) || manifest[each]?.file.startsWith(`assets/${name}-`),
  )
  if (key === undefined)
    throw new Error(`The compile has no chunk for ${name}. Load the file lazily, or correct its name in this check.`)
  return key
}

function readModules({ dir }: FinishedCompile, files: readonly string[]): [name: string, length: number][] {
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

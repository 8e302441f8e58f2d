import { mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '../compile.ts'
import { doctor } from '../doctor.ts'
import { known } from '../merchantId.ts'
import { places } from '../places.ts'
import { argumentsOf } from '../verbs/verbs.ts'
import { givenPath, run, say } from '../say.ts'
import { brandReport, readJourneys } from './journeys.ts'

/** Where the journeys are walked, and who is spoken to. */
export interface ProveOptions {
  readonly print?: (text: string) => void
  /** Walks the journeys of a brand. @returns the exit code */
  readonly walk?: (env: Readonly<Record<string, string>>, args: readonly string[]) => Promise<number>
  /** Where the walk leaves what it found. */
  readonly reportOf?: (id: string, part: boolean) => string
  readonly build?: () => Promise<unknown>
}

const playwright = (env: Readonly<Record<string, string>>, args: readonly string[]): Promise<number> =>
  run(join(places.app, 'node_modules/.bin/playwright'), ['test', ...args], places.app, env)

/**
 * `merchant prove <id> [--merchants dir] [--only text] [--workers n]`: a brand against everything that holds for each brand: its folder, then every journey and
 * every screen with axe that the product's own skins are walked by, on its own stamped site with a sandbox of its own.
 * @param argv What follows the verb. `--only` walks those whose title holds the text, and is then no proof of all.
 * @returns The exit code: 0 if nothing failed.
 * @throws a sentence where there is no such merchant, or the site does not compile
 */
export async function prove(argv: readonly string[], options: ProveOptions = {}): Promise<number> {
  const { print = say, walk = playwright, reportOf = brandReport, build = compile } = options
  const { values, positionals } = argumentsOf('prove', argv)
  const merchantsDir = values.merchants === undefined ? places.merchants : givenPath(values.merchants)
  if (positionals.length > 1) throw new Error('One brand at a time: npm run merchant -- prove <id>')
  const id = known(merchantsDir, positionals[0], 'prove <id>')
  const told: string[] = []
  if ((await doctor([id], { merchantsDir, print: (text) => told.push(text) })) !== 0) {
    // Warnings prove nothing, neither way.
    told.filter((text) => !text.includes(' Warning: ')).forEach(print)
    print(`Not proved: ${id} has the mistakes above.`)
    return 1
  }
  const began = Date.now()
  await build()
  print(`Compiled in ${seconds(began)}; now its journeys and screens.`)
  using sites = mkdtempDisposableSync(join(tmpdir(), 'lobby-prove-'))
  const isPart = values.only !== undefined
  const report = reportOf(id, isPart)
  rmSync(report, { force: true })
  const env = { LOBBY_BRAND: id, LOBBY_MERCHANTS: merchantsDir, LOBBY_SITES: sites.path }
  const only = values.only === undefined ? [] : ['--grep', values.only]
  const workers = values.workers === undefined ? [] : ['--workers', values.workers]
  const args = ['--project', `${id} PT`, ...only, ...workers]
  const code = await walk(isPart ? { ...env, LOBBY_PART: '1' } : env, args)
  const found = readJourneys(report, id)
  if (found === null) {
    print('Not proved: no journey was walked. What is above says why.')
    return 1
  }
  const { passed, failed } = found
  for (const { title, text } of failed) print(`  ${title}\n    ${text.split('\n').slice(0, mostLines).join('\n    ')}`)
  const part = values.only === undefined ? '' : ` Of those that hold "${values.only}" alone.`
  const isProved = code === 0 && failed.length === 0 && passed > 0
  print(`${id}: ${passed} passed, ${failed.length} failed, in ${seconds(began)}.${part}`)
  const asItWas = '"not run", or what the last whole prove found. A part does not count there.'
  if (isPart) print(`The page of \`npm run merchant -- proof\` is as it was: ${asItWas}`)
  return isProved ? 0 : 1
}

/** What a failure is told in here; the rest stands on the page of `merchant proof`. */
const mostLines = 12

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`

import { mkdtempDisposableSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSite } from '../compileSite.ts'
import { runDoctorVerb } from '../runDoctorVerb.ts'
import { resolveMerchantId } from '../merchantId.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import { resolveArgumentPath, runProgram, printLine } from '../output.ts'
import { getProveReportPath, readJourneyResults } from './journeys.ts'

/** The inputs and the output of `merchant prove`. */
export interface ProveOptions {
  readonly print?: (text: string) => void
  /** Runs the journeys of a merchant. @returns The exit code. */
  readonly walk?: (env: Readonly<Record<string, string>>, args: readonly string[]) => Promise<number>
  /** Returns the path of the report that the journeys write. `part` is true if only some journeys run. */
  readonly reportOf?: (id: string, part: boolean) => string
  readonly build?: () => Promise<unknown>
}

const runPlaywright = (env: Readonly<Record<string, string>>, args: readonly string[]): Promise<number> =>
  runProgram(join(DEFAULT_PATHS.app, 'node_modules/.bin/playwright'), ['test', ...args], DEFAULT_PATHS.app, env)

/**
 * Runs `merchant prove <id> [--merchants dir] [--only text] [--workers n]`: runs all journeys, and axe on all screens,
 * on the site of one merchant, as `npm test` does for the demo merchants. First validates the merchant's folder and
 * stamps the site.
 * @param argv The arguments after the verb. `--only` runs only the journeys whose title contains the text.
 * @returns The exit code: 0 if nothing failed.
 * @throws Error if the merchant does not exist, or the site does not compile.
 */
export async function runProveVerb(argv: readonly string[], options: ProveOptions = {}): Promise<number> {
  const { print = printLine, walk = runPlaywright, reportOf = getProveReportPath, build = compileSite } = options
  const { values, positionals } = parseVerbArguments('prove', argv)
  const merchantsDir = values.merchants === undefined ? DEFAULT_PATHS.merchants : resolveArgumentPath(values.merchants)
  if (positionals.length > 1) throw new Error('Name one merchant at a time: npm run merchant -- prove <id>')
  const id = resolveMerchantId(merchantsDir, positionals[0], 'prove <id>')
  const doctorLines: string[] = []
  if ((await runDoctorVerb([id], { merchantsDir, print: (text) => doctorLines.push(text) })) !== 0) {
    // Warnings are not printed, because they do not prevent a proof.
    doctorLines.filter((text) => !text.includes(' Warning: ')).forEach(print)
    print(`Failed: correct the mistakes of ${id} above first.`)
    return 1
  }
  const began = Date.now()
  await build()
  print(`Compiled in ${secondsSince(began)}; now running its journeys and screens.`)
  using sites = mkdtempDisposableSync(join(tmpdir(), 'lobby-prove-'))
  const isPart = values.only !== undefined
  const report = reportOf(id, isPart)
  rmSync(report, { force: true })
  const env = { LOBBY_BRAND: id, LOBBY_MERCHANTS: merchantsDir, LOBBY_SITES: sites.path }
  const only = values.only === undefined ? [] : ['--grep', values.only]
  const workers = values.workers === undefined ? [] : ['--workers', values.workers]
  const args = ['--project', `${id} PT`, ...only, ...workers]
  const code = await walk(isPart ? { ...env, LOBBY_PART: '1' } : env, args)
  const found = readJourneyResults(report, id)
  if (found === null) {
    print('Failed: no journey ran. The output above says why.')
    return 1
  }
  const { passed, failed } = found
  for (const { title, text } of failed)
    print(`  ${title}\n    ${text.split('\n').slice(0, MAX_FAILURE_LINES).join('\n    ')}`)
  const part = values.only === undefined ? '' : ` Only journeys with "${values.only}" in their title ran.`
  const isProved = code === 0 && failed.length === 0 && passed > 0
  print(`${id}: ${passed} passed, ${failed.length} failed, in ${secondsSince(began)}.${part}`)
  const asItWas = 'it still shows "not run" or the last complete run, because a partial run does not count.'
  if (isPart) print(`The page of \`npm run merchant -- proof\` does not change: ${asItWas}`)
  return isProved ? 0 : 1
}

/** Limits the printed lines of a failure. The page of `merchant proof` shows all lines. */
const MAX_FAILURE_LINES = 12

const secondsSince = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`

import { buildSites } from '../buildSites.ts'
import { compileSite } from '../compileSite.ts'
import { resolveArgumentPath, formatProblem } from '../output.ts'
import { DEFAULT_PATHS } from '../places.ts'
import { parseMerchantShard } from '../shard.ts'
import { printMerchantWarnings } from '../listMerchantWarnings.ts'
import { parseVerbArguments } from './verbs.ts'

/**
 * Runs `merchant build [id...] [--release] [--shared | --whole] [--shard 2/5] [--no-worker] [--out dir]`.
 * @returns The exit code: 1 if a folder was refused.
 * @throws Error if options contradict each other.
 */
export async function runBuildVerb(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseVerbArguments('build', args)
  if (values.shared === true && values.whole === true)
    throw new Error('--shared and --whole exclude each other. Use only one of them.')
  const isModeGiven = values.shared === true || values.whole === true
  const started = performance.now()
  const shard = values.shard === undefined ? {} : { shard: parseMerchantShard(values.shard) }
  const { fromCache } = await compileSite()
  const compiled = performance.now()
  const built = await buildSites({
    ...{ release: values.release ?? false, withoutWorker: values['no-worker'] ?? false, ...shard },
    ...(isModeGiven && { whole: values.whole === true }),
    ...(positionals.length > 0 && { only: positionals }),
    ...(values.out !== undefined && { outDir: resolveArgumentPath(values.out) }),
  })
  const { stamped, unchanged, refused, outDir } = built
  for (const sentence of [...built.changedOutside, ...built.problems.map(formatProblem), ...built.faults])
    console.error(sentence)
  // Warnings do not stop the build, but a person should read them before the sites are published.
  printMerchantWarnings(DEFAULT_PATHS.merchants, stamped, console.error)
  const ms = (from: number, to: number) => `${Math.round(to - from)} ms`
  const part = values.shard === undefined ? '' : `Shard ${values.shard}: `
  const counts = `${part}${stamped.length} stamped, ${unchanged.length} unchanged`
  const compiling = fromCache ? 'Nothing to compile: no source has changed' : `Compiled in ${ms(started, compiled)}`
  console.log(`${compiling}. ${counts}, in ${ms(compiled, performance.now())}: ${outDir}`)
  if (refused.length === 0) return 0
  const hint = '`npm run merchant -- doctor` lists them again'
  console.error(`Refused: ${refused.join(', ')}. Correct the mistakes above; ${hint}.`)
  return 1
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSites } from '../buildSites.ts'
import { compile } from '../compile.ts'
import { printProblem } from '../printProblem.ts'

/** `merchant build [id...] [--release] [--no-worker] [--out dir]`. @returns the exit code: 1 when a folder was refused */
export async function build(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { release: { type: 'boolean' }, 'no-worker': { type: 'boolean' }, out: { type: 'string' } },
  })
  const started = performance.now()
  const { fromCache } = await compile()
  const compiled = performance.now()
  const { stamped, unchanged, refused, problems, faults, outDir } = await buildSites({
    release: values.release ?? false,
    withoutWorker: values['no-worker'] ?? false,
    ...(positionals.length > 0 ? { only: positionals } : {}),
    ...(values.out === undefined ? {} : { outDir: resolve(process.env['INIT_CWD'] ?? '.', values.out) }),
  })
  for (const problem of problems) console.error(printProblem(problem))
  for (const fault of faults) console.error(fault)
  const ms = (from: number, to: number) => `${Math.round(to - from)} ms`
  const counts = `${stamped.length} stamped, ${unchanged.length} unchanged`
  const compiling = fromCache ? 'Nothing to compile: no source had changed' : `Compiled in ${ms(started, compiled)}`
  console.log(`${compiling}. ${counts}, in ${ms(compiled, performance.now())}: ${outDir}`)
  if (refused.length === 0) return 0
  console.error(`Refused: ${refused.join(', ')}. Mend what is listed above; \`npm run merchant -- doctor\` shows it again.`)
  return 1
}

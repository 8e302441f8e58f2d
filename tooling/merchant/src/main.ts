import { formatError } from './output.ts'
import { parseCommandLine } from './verbs/parseCommandLine.ts'
import type { Verb } from './verbs/verbs.ts'

/** The functions of the verbs. Each function is imported only when its verb is used, so that commands start fast. */
const verbHandlers: Readonly<Record<Exclude<Verb, 'help'>, (args: readonly string[]) => Promise<number> | number>> = {
  build: async (args) => (await import('./verbs/build.ts')).build(args),
  diff: async (args) => (await import('./show/show.ts')).diff(args),
  doctor: async (args) => (await import('./doctor.ts')).doctor(args),
  flags: async (args) => (await import('./verbs/flags.ts')).runFlagsVerb(args),
  host: async (args) => (await import('./hosting/host.ts')).host(args),
  impact: async (args) => (await import('./impact/impact.ts')).impact(args),
  new: async (args) => (await import('./new/newMerchant.ts')).newMerchant(args),
  proof: async (args) => (await import('./proof/proof.ts')).proof(args),
  prove: async (args) => (await import('./proof/prove.ts')).prove(args),
  preview: async (args) => (await import('./preview/preview.ts')).preview(args),
  promote: async (args) => (await import('./release/promote.ts')).promote(args),
  reference: async () => (await import('./verbs/reference.ts')).runReferenceVerb(),
  release: async (args) => (await import('./release/release.ts')).release(args),
  releases: async (args) => (await import('./release/releases.ts')).releases(args),
  remove: async (args) => (await import('./verbs/remove.ts')).remove(args),
  rollback: async (args) => (await import('./release/promote.ts')).rollback(args),
  shots: async (args) => (await import('./verbs/shots.ts')).runShotsVerb(args),
  show: async (args) => (await import('./show/show.ts')).show(args),
}

// Exit quietly on EPIPE (for example `| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  const line = parseCommandLine(process.argv.slice(2))
  if ('help' in line) console.log(line.help)
  if ('wrong' in line) console.error(line.wrong)
  process.exitCode = 'verb' in line ? await verbHandlers[line.verb](line.args) : 'wrong' in line ? 1 : 0
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}

import { formatError } from './output.ts'
import { parseCommandLine } from './verbs/parseCommandLine.ts'
import type { Verb } from './verbs/verbs.ts'

/** The functions of the verbs. Each function is imported only when its verb is used, so that commands start fast. */
const verbHandlers: Readonly<Record<Exclude<Verb, 'help'>, (args: readonly string[]) => Promise<number> | number>> = {
  build: async (args) => (await import('./verbs/runBuildVerb.ts')).runBuildVerb(args),
  diff: async (args) => (await import('./show/runShowVerb.ts')).runDiffVerb(args),
  doctor: async (args) => (await import('./runDoctorVerb.ts')).runDoctorVerb(args),
  flags: async (args) => (await import('./verbs/flags.ts')).runFlagsVerb(args),
  host: async (args) => (await import('./hosting/host.ts')).host(args),
  impact: async (args) => (await import('./impact/runImpactVerb.ts')).runImpactVerb(args),
  new: async (args) => (await import('./new/runNewVerb.ts')).runNewVerb(args),
  proof: async (args) => (await import('./proof/runProofVerb.ts')).runProofVerb(args),
  prove: async (args) => (await import('./proof/runProveVerb.ts')).runProveVerb(args),
  preview: async (args) => (await import('./preview/runPreviewVerb.ts')).runPreviewVerb(args),
  promote: async (args) => (await import('./release/runPromoteVerb.ts')).runPromoteVerb(args),
  reference: async () => (await import('./verbs/reference.ts')).runReferenceVerb(),
  release: async (args) => (await import('./release/runReleaseVerb.ts')).runReleaseVerb(args),
  releases: async (args) => (await import('./release/runReleasesVerb.ts')).runReleasesVerb(args),
  remove: async (args) => (await import('./verbs/runRemoveVerb.ts')).runRemoveVerb(args),
  rollback: async (args) => (await import('./release/runPromoteVerb.ts')).runRollbackVerb(args),
  shots: async (args) => (await import('./verbs/shots.ts')).runShotsVerb(args),
  show: async (args) => (await import('./show/runShowVerb.ts')).runShowVerb(args),
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

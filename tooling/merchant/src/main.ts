import { plainly } from './plainly.ts'
import { build } from './verbs/build.ts'
import { help } from './verbs/help.ts'

const [verb = 'help', ...rest] = process.argv.slice(2)

/** The verbs of `npm run merchant -- <verb>`, each loaded with its use. */
const verbs: Readonly<Record<string, (args: readonly string[]) => Promise<number> | number>> = {
  build,
  diff: async (args) => (await import('./show/show.ts')).diff(args),
  doctor: async (args) => (await import('./doctor.ts')).doctor(args),
  flags: async (args) => (await import('./verbs/flags.ts')).flags(args),
  help,
  impact: async (args) => (await import('./impact/impact.ts')).impact(args),
  new: async (args) => (await import('./new/newMerchant.ts')).newMerchant(args),
  proof: async (args) => (await import('./proof/proof.ts')).proof(args),
  prove: async (args) => (await import('./proof/prove.ts')).prove(args),
  preview: async (args) => (await import('./preview/preview.ts')).preview(args),
  promote: async (args) => (await import('./release/promote.ts')).promote(args),
  reference: async () => (await import('./verbs/reference.ts')).reference(),
  release: async (args) => (await import('./release/release.ts')).release(args),
  releases: async (args) => (await import('./release/releases.ts')).releases(args),
  remove: async (args) => (await import('./verbs/remove.ts')).remove(args),
  rollback: async (args) => (await import('./release/rollback.ts')).rollback(args),
  shots: async (args) => (await import('./verbs/shots.ts')).shots(args),
  show: async (args) => (await import('./show/show.ts')).show(args),
}

// Whoever reads only the beginning (`| head`) has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const run = verbs[verb]
if (run === undefined) {
  console.error(`There is no verb "${verb}". There are: ${Object.keys(verbs).join(', ')}.`)
  process.exitCode = 1
} else {
  try {
    process.exitCode = await run(rest)
  } catch (error) {
    console.error(plainly(error))
    process.exitCode = 1
  }
}

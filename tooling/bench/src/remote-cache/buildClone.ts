import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build of a clone did. */
export interface CloneBuild {
  /** Milliseconds, from the command's start to its end. */
  readonly ms: number
  /** Turborepo's tasks: those that ran, and those whose result came from the remote cache. */
  readonly ran: number
  readonly fetched: number
  /** Path to hash of every file of the sites. */
  readonly sites: ReadonlyMap<string, string>
}

interface Summary {
  readonly tasks: readonly { readonly cache: { readonly status: 'HIT' | 'MISS'; readonly source?: 'LOCAL' | 'REMOTE' } }[]
}

/**
 * Builds a clone's sites with `merchant build`, from nothing: what an earlier build of it left is gone before.
 * @param cache the settings of the remote cache
 * @throws what the build says when it fails
 */
export function buildClone(dir: string, cache: Readonly<Record<string, string>>): CloneBuild {
  for (const made of ['.turbo', 'apps/mobile-web/dist']) rmSync(join(dir, made), { recursive: true, force: true })
  const env = { ...process.env, ...cache, TURBO_RUN_SUMMARY: 'true' }
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dir, 'tooling/merchant/src/main.ts'), 'build'], { cwd: dir, env, encoding: 'utf8' })
  const ms = performance.now() - start
  if (status !== 0) throw new Error(`The clone does not build.\n${stdout}${stderr}`)
  const runs = join(dir, '.turbo/runs')
  const tasks = readdirSync(runs).flatMap((name) => (JSON.parse(readFileSync(join(runs, name), 'utf8')) as Summary).tasks)
  const fetched = tasks.filter(({ cache: { status: how, source } }) => how === 'HIT' && source === 'REMOTE').length
  return { ms, fetched, ran: tasks.length - fetched, sites: hashesIn(join(dir, 'apps/mobile-web/dist/sites')) }
}

/** Every file of a folder, what a link leads to as if it lay there. */
function hashesIn(dir: string): Map<string, string> {
  const pathsIn = (folder: string): string[] =>
    readdirSync(join(dir, folder)).flatMap((name) => (statSync(join(dir, folder, name)).isDirectory() ? pathsIn(join(folder, name)) : [join(folder, name)]))
  return new Map(pathsIn('').sort().map((path) => [path, createHash('sha256').update(readFileSync(join(dir, path))).digest('hex')]))
}

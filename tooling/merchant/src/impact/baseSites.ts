import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseFailed, installPackages, runStep } from '../base/checkOut.ts'

/** The sites of a commit, stamped by that commit's own tool on its own compile. */
export interface BaseSites {
  readonly sitesDir: string
  /** Folder of the compile's `manifest.json` and `routes.json`. */
  readonly shapeDir: string
}

/** How many bases are kept for the next question. */
const keep = 3

/**
 * Builds the sites of a checked-out commit: its own locked packages out of the store that they share, its own compile, its own stamp. What was built once is kept.
 * @param dir the checkout
 * @param cacheDir where it is kept, a folder a commit
 * @throws BaseFailed when it does not install, compile or stamp
 */
export function buildBase(dir: string, commit: string, cacheDir: string): BaseSites {
  const place = join(cacheDir, commit)
  const base = keptBase(commit, cacheDir)
  if (base !== undefined) return base
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  installPackages(dir)
  // A refused folder ends it with 1, and the other sites are there all the same.
  const sites = join(place, 'sites')
  const said = runStep(
    dir,
    'build its sites',
    ['tooling/setup/node.mjs', 'tooling/merchant/src/main.ts', 'build', '--out', sites],
    () => existsSync(sites) && readdirSync(sites).length > 0,
  )
  const shape = join(dir, 'apps/mobile-web/dist/client/.vite')
  if (!existsSync(join(shape, 'manifest.json')))
    throw new BaseFailed(`Its compile is not where it is looked for (apps/mobile-web/dist/client/.vite).\n${said}`)
  cpSync(shape, join(place, 'shape'), { recursive: true })
  writeFileSync(join(place, 'whole'), '')
  const kept = readdirSync(cacheDir).map((name) => ({ name, at: statSync(join(cacheDir, name)).mtimeMs }))
  for (const { name } of kept.sort((a, b) => b.at - a.at).slice(keep))
    rmSync(join(cacheDir, name), { recursive: true, force: true })
  return { sitesDir: sites, shapeDir: join(place, 'shape') }
}

/** What was built of a commit before; undefined where nothing is kept. */
export function keptBase(commit: string, cacheDir: string): BaseSites | undefined {
  const place = join(cacheDir, commit)
  return existsSync(join(place, 'whole'))
    ? { sitesDir: join(place, 'sites'), shapeDir: join(place, 'shape') }
    : undefined
}

import { spawnSync } from 'node:child_process'
import { cpSync, globSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/**
 * Clones the project's last commit, as another machine has it: a folder of its own, and nothing that was ever built. The packages of others are the ones that
 * are installed here.
 * @throws what git says
 */
export function makeClone(dir: string): string {
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, dir], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The project cannot be cloned. It takes git, and a commit at least.\n${stderr}`)
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  // Links alone: those to packages of ours lead to the clone's own.
  for (const path of globSync('{apps,packages,packages/features,tooling}/*/node_modules', { cwd: root })) {
    cpSync(join(root, path), join(dir, path), { recursive: true, verbatimSymlinks: true })
  }
  return dir
}

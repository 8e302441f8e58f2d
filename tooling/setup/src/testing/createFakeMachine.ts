import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const setup = join(import.meta.dirname, '../..')

/** A fake machine with a checkout: the two bootstrap scripts, a lockfile, and a `PATH` with only the given programs. */
export interface FakeMachine {
  root: string
  /** Writes a file, and makes it executable if it starts with `#!`. */
  write(path: string, text: string): void
  run(
    script: 'install.mjs' | 'node.mjs',
    args?: string[],
    options?: { nodeVersion?: string; env?: Record<string, string> },
  ): { status: number | null; output: string }
  [Symbol.dispose](): void
}

/**
 * Creates a fake machine.
 *
 * @param programs The shell scripts on the `PATH`, by name.
 * @param folder The name of the checkout's folder.
 */
export function createFakeMachine(programs: Readonly<Record<string, string>> = {}, folder = 'lobby'): FakeMachine {
  const place = mkdtempSync(join(tmpdir(), 'lobby-setup-'))
  const root = join(place, folder)
  const write = (path: string, text: string) => {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    if (text.startsWith('#!')) chmodSync(file, 0o755)
  }
  write('package.json', JSON.stringify({ packageManager: 'pnpm@1.2.3' }))
  write('pnpm-lock.yaml', 'lockfile')
  write('pnpm-workspace.yaml', 'packages: []')
  for (const script of ['install.mjs', 'node.mjs']) {
    write(`tooling/setup/${script}`, '')
    copyFileSync(join(setup, script), join(root, 'tooling/setup', script))
  }
  for (const [name, text] of Object.entries(programs)) write(`bin/${name}`, `#!/bin/sh\n${text}\n`)
  return {
    root,
    write,
    run(script, args = [], { nodeVersion, env = {} } = {}) {
      const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${nodeVersion}'}})`
      const options = nodeVersion === undefined ? {} : { NODE_OPTIONS: `--import=${encodeURI(pretend)}` }
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tooling/setup', script), ...args], {
        encoding: 'utf8',
        env: { PATH: join(root, 'bin'), ...options, ...env },
      })
      return { status, output: `${stdout}${stderr}` }
    },
    [Symbol.dispose]: () => rmSync(place, { recursive: true }),
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

function run(script: string, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-help-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const data = join(folder, 'data')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, script), '--data', data, ...args],
    { encoding: 'utf8', timeout: 30_000 },
  )
  return { status, stdout, stderr, started: existsSync(data) }
}

test.each([
  ['start.ts', '--help', ['npm start', '--reset', '--port', '--data', '--merchants', '--sites', '--show']],
  ['dev.ts', '-h', ['npm run dev -- <merchant>', '--port', '--data']],
] as const)('prints the options of %s, without starting a server, when the option is %s', (script, option, named) => {
  const { status, stdout, stderr, started } = run(script, option)
  expect([status, stderr, started]).toEqual([0, '', false])
  for (const name of named) expect(stdout).toContain(name)
})

test('refers to --help when an option does not exist', () => {
  const { status, stderr, started } = run('start.ts', '--prot', '5000')
  expect([status, started]).toEqual([1, false])
  expect(stderr).toMatch(/^Unknown option '--prot'\. Run the same command with --help to list its options\.$/m)
})

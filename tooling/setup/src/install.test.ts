import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { machine } from './testing/machine.ts'

const works = { npx: 'echo "$@" >> "$0.calls"' }
const callsOn = (root: string) => {
  const file = join(root, 'bin/npx.calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

test('installs with the pinned package manager, and not again until the lockfile changes', () => {
  using own = machine(works)
  expect(own.run('install.mjs')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^Installing the packages.*\n$/),
  })
  expect(own.run('install.mjs')).toEqual({ status: 0, said: '' })
  expect(callsOn(own.root)).toEqual(['--yes pnpm@1.2.3 install --frozen-lockfile'])
  own.write('pnpm-lock.yaml', 'another lockfile')
  expect(own.run('install.mjs').status).toBe(0)
  expect(callsOn(own.root)).toHaveLength(2)
})

test('a Node before 20 is one line with the cure, and nothing is installed; Node 20 is good', () => {
  using own = machine(works)
  const { status, said } = own.run('install.mjs', [], { nodeVersion: '18.20.4' })
  expect(status).toBe(1)
  expect(said).toBe(
    'Lobby needs Node 20 or newer; this is Node 18.20.4. Install it from https://nodejs.org, then run the same command again.\n',
  )
  expect(callsOn(own.root)).toEqual([])
  expect(own.run('install.mjs', [], { nodeVersion: '20.0.0' }).status).toBe(0)
})

test.each([
  ['C# sites', '"#"'],
  ['what?', '"?"'],
  ['*new* #2', '"*" and "#"'],
  ['50 %', '"%"'],
  ['10:30', '":"'],
  ['[old] lobby', '"[" and "]"'],
  ['{a,b}', '"{" and "}"'],
])('refuses the folder "%s" before anything is installed, in one line with the cure', (folder, named) => {
  using own = machine(works, folder)
  const { status, said } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(said).toBe(
    `Lobby cannot work in a path with ${named} in it. Rename or move the folder, then run the same command again: ${own.root}/\n`,
  )
  expect(callsOn(own.root)).toEqual([])
})

test('refuses to test in the folder of a second copy, "lobby (2)", in one line with the cure', () => {
  using own = machine(works, 'lobby (2)')
  const { status, said } = own.run('install.mjs', ['--browser'])
  expect(status).toBe(1)
  expect(said).toBe(
    `The tests cannot work in a path with "(" and ")" in it. Rename or move the folder, then run the same command again: ${own.root}/\n`,
  )
  expect(callsOn(own.root)).toEqual([])
})

test.each(['my sites', 'sítios (2)'])('installs in the folder "%s"', (folder) => {
  using own = machine(works, folder)
  expect(own.run('install.mjs').status).toBe(0)
})

test.each([
  ['npm without a network', 'npm error code ENOTFOUND'],
  ['a name server that does not answer', 'getaddrinfo EAI_AGAIN somewhere'],
  ['pnpm without a network', 'ERR_PNPM_META_FETCH_FAIL GET ... connect ECONNREFUSED'],
])('no network is one line with the cure: %s', (_title, text) => {
  using own = machine({ npx: `echo "${text}" >&2; exit 1` })
  const { status, said } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(said.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^No network: .*Connect.*run the same command again\.$/),
    '',
  ])
})

test('a failed installation is tried again', () => {
  using own = machine({ npx: 'echo "$@" >> "$0.calls"; exit 1' })
  own.run('install.mjs')
  own.run('install.mjs')
  expect(callsOn(own.root)).toHaveLength(2)
})

test('a lockfile that does not fit says which command mends it', () => {
  using own = machine({ npx: 'echo ERR_PNPM_OUTDATED_LOCKFILE; exit 1' })
  expect(own.run('install.mjs').said).toContain('Run `npx --yes pnpm@1.2.3 install` and commit the lockfile.')
})

test('any other failure shows what the package manager said', () => {
  using own = machine({ npx: 'echo "something odd"; exit 1' })
  const { status, said } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(said).toContain('something odd')
})

test('without npx, the line says where it comes from', () => {
  using own = machine()
  const { status, said } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(said).toContain('npx could not be started (ENOENT). It comes with Node')
})

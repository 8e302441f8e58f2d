import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFakeMachine } from './testing/createFakeMachine.ts'

const works = { npx: 'echo "$@" >> "$0.calls"' }
const readNpxCalls = (root: string) => {
  const file = join(root, 'bin/npx.calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

test('installs packages with the pinned package manager, and again only when the lockfile changes', () => {
  using own = createFakeMachine(works)
  expect(own.run('install.mjs')).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^Installing the packages.*\n$/),
  })
  expect(own.run('install.mjs')).toEqual({ status: 0, output: '' })
  expect(readNpxCalls(own.root)).toEqual(['--yes pnpm@1.2.3 install --frozen-lockfile'])
  own.write('pnpm-lock.yaml', 'another lockfile')
  expect(own.run('install.mjs').status).toBe(0)
  expect(readNpxCalls(own.root)).toHaveLength(2)
})

test('prints which Node to install, and installs no packages, when Node is older than 20', () => {
  using own = createFakeMachine(works)
  const { status, output } = own.run('install.mjs', [], { nodeVersion: '18.20.4' })
  expect(status).toBe(1)
  expect(output).toBe(
    'Lobby needs Node 20 or newer; this is Node 18.20.4. Install it from https://nodejs.org, then run the ' +
      'same command again.\n',
  )
  expect(readNpxCalls(own.root)).toEqual([])
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
])('refuses to install in the folder "%s", and prints the advice to rename or move the folder', (folder, named) => {
  using own = createFakeMachine(works, folder)
  const { status, output } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(output).toBe(
    `Lobby cannot work in a path with ${named} in it. Rename or move the folder, then run the same command ` +
      `again: ${own.root}/\n`,
  )
  expect(readNpxCalls(own.root)).toEqual([])
})

test('refuses to test in the folder "lobby (2)", and prints the advice to rename or move the folder', () => {
  using own = createFakeMachine(works, 'lobby (2)')
  const { status, output } = own.run('install.mjs', ['--browser'])
  expect(status).toBe(1)
  expect(output).toBe(
    `The tests cannot work in a path with "(" and ")" in it. Rename or move the folder, then run the same ` +
      `command again: ${own.root}/\n`,
  )
  expect(readNpxCalls(own.root)).toEqual([])
})

test.each(['my sites', 'sítios (2)'])('installs packages in the folder "%s"', (folder) => {
  using own = createFakeMachine(works, folder)
  expect(own.run('install.mjs').status).toBe(0)
})

test.each([
  ['npm has no network', 'npm error code ENOTFOUND'],
  ['the name server does not answer', 'getaddrinfo EAI_AGAIN somewhere'],
  ['pnpm has no network', 'ERR_PNPM_META_FETCH_FAIL GET ... connect ECONNREFUSED'],
])('prints one line with the advice to connect to the network when %s', (_title, text) => {
  using own = createFakeMachine({ npx: `echo "${text}" >&2; exit 1` })
  const { status, output } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(output.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^No network: .*Connect.*run the same command again\.$/),
    '',
  ])
})

test('installs the packages again at the next run when the installation failed', () => {
  using own = createFakeMachine({ npx: 'echo "$@" >> "$0.calls"; exit 1' })
  own.run('install.mjs')
  own.run('install.mjs')
  expect(readNpxCalls(own.root)).toHaveLength(2)
})

test('prints the command that updates the lockfile when the lockfile does not match the packages', () => {
  using own = createFakeMachine({ npx: 'echo ERR_PNPM_OUTDATED_LOCKFILE; exit 1' })
  expect(own.run('install.mjs').output).toContain('Run `npx --yes pnpm@1.2.3 install` and commit the lockfile.')
})

test('prints the output of the package manager when an installation fails for an unknown reason', () => {
  using own = createFakeMachine({ npx: 'echo "something odd"; exit 1' })
  const { status, output } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(output).toContain('something odd')
})

test('prints that npx is a part of Node when npx cannot be started', () => {
  using own = createFakeMachine()
  const { status, output } = own.run('install.mjs')
  expect(status).toBe(1)
  expect(output).toContain('npx could not be started (ENOENT). It comes with Node')
})

import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFolder } from '../testing/brokenFolder.ts'
import { at, checks, problemsOf } from '../testing/problemsOf.ts'
import { readMerchant, readMerchants, strayWarnings } from './index.ts'

test.each([
  ['Latin-1', Buffer.from('{\n  // Olá\n  "name": "Ação"\n}', 'latin1'), 'Latin-1', 'merchant.jsonc:2:8 LM009'],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'UTF-16', 'merchant.jsonc:1:1 LM009'],
  ['UTF-16 without a mark', Buffer.from('{}', 'utf16le'), 'UTF-16', 'merchant.jsonc:1:1 LM009'],
  ['a letter that is cut off', Buffer.from('{ "a": "Aç').subarray(0, -1), 'Latin-1', 'merchant.jsonc:1:10 LM009'],
])('a file saved as %s is refused, as players would see other letters', async (_, content, savedAs, place) => {
  const folder = brokenFolder([])
  writeFileSync(join(folder, 'merchant.jsonc'), content)
  const [problem, ...more] = await problemsOf(folder)
  expect([problem && at(problem), more.filter(({ file }) => file.endsWith('merchant.jsonc'))]).toEqual([place, []])
  expect(problem?.message).toContain(`saved as ${savedAs}`)
  // Nobody knows what it names: nothing is said of files that nothing names.
  expect(strayWarnings(dirname(folder), ['acme'])).toEqual([])
})

test('a dictionary that is not UTF-8 is refused, too; a mark of UTF-8 and letters of four bytes are read', async () => {
  const folder = brokenFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), Buffer.from('{ "core.home": "Início" }', 'latin1'))
  expect((await problemsOf(folder)).map(at)).toEqual(['PT.json:1:19 LM009'])
  writeFileSync(join(folder, 'messages/PT.json'), '\uFEFF{ "core.home": "Início 🍀" }')
  const read = await readMerchant(folder, checks)
  expect(read.ok && read.merchant.messages).toEqual({ PT: { 'core.home': 'Início 🍀' } })
})

test.each([
  ['a file where the messages were to be', 'messages', 'file', 'messages:1:1 LM015'],
  ['a folder where a file was to be', 'flags.jsonc', 'folder', 'flags.jsonc:1:1 LM015'],
  ['a folder where an icon was to be', 'assets/icon-192.png', 'folder', 'icon-192.png:1:1 LM015'],
] as const)('%s is a finding, and the other folders are read', async (_, path, kind, place) => {
  const folder = brokenFolder([])
  const root = dirname(folder)
  brokenFolder(
    [
      ['merchant.jsonc', '"aurora01"', '"beta01"'],
      ['merchant.jsonc', '"aurora01t"', '"beta01t"'],
      ['merchant.jsonc', 'aurora.localhost', 'beta.localhost'],
    ],
    'beta',
    root,
  )
  rmSync(join(folder, path), { recursive: true, force: true })
  if (kind === 'file') writeFileSync(join(folder, path), '')
  else mkdirSync(join(folder, path))
  const { merchants, problems } = await readMerchants(root, checks)
  expect(problems.map(at)).toEqual([place])
  expect(merchants.map(({ id }) => id)).toEqual(['beta'])
})

test.each([
  ['flags.json', 'flags.jsonc is missing, and "flags.json" is there.'],
  ['Flags.jsonc', 'flags.jsonc is missing, and "Flags.jsonc" is there.'],
  ['flags.jsonc.txt', 'flags.jsonc is missing, and "flags.jsonc.txt" is there.'],
  ['flags-old.jsonc', 'flags.jsonc is missing.'],
])('a file that is called %s instead is told', async (name, says) => {
  const folder = brokenFolder([])
  renameSync(join(folder, 'flags.jsonc'), join(folder, name))
  expect((await problemsOf(folder)).map(({ message }) => message)).toEqual([says])
})

test('a folder at which the reader itself stumbles is told, and the others are read', async () => {
  const folder = brokenFolder([])
  const root = dirname(folder)
  brokenFolder(
    [
      ['merchant.jsonc', '"aurora01"', '"beta01"'],
      ['merchant.jsonc', '"aurora01t"', '"beta01t"'],
      ['merchant.jsonc', 'aurora.localhost', 'beta.localhost'],
    ],
    'beta',
    root,
  )
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), '{ "core.home": "Lobby" }')
  const stumbling = () => {
    throw new Error('out of memory')
  }
  const { merchants, problems } = await readMerchants(root, { ...checks, checkMessage: stumbling })
  expect(problems).toMatchObject([
    {
      file: expect.stringMatching(/\/acme$/) as unknown,
      code: 'LM015',
      message: 'The folder cannot be read: out of memory.',
    },
  ])
  expect(merchants.map(({ id }) => id)).toEqual(['beta'])
})

test.each(['[', '{ "colours": { "page": ['.repeat(7_000), '/* { */ '.repeat(30) + '{"a":'.repeat(20_000)])(
  'a file of far too many brackets is told, and the other folders are read',
  async (text) => {
    const folder = brokenFolder([])
    const root = dirname(folder)
    brokenFolder(
      [
        ['merchant.jsonc', '"aurora01"', '"beta01"'],
        ['merchant.jsonc', '"aurora01t"', '"beta01t"'],
        ['merchant.jsonc', 'aurora.localhost', 'beta.localhost'],
      ],
      'beta',
      root,
    )
    for (const name of ['theme.jsonc', 'merchant.jsonc']) {
      const kept = readFileSync(join(folder, name))
      writeFileSync(join(folder, name), text === '[' ? text.repeat(20_000) : text)
      const { merchants, problems } = await readMerchants(root, checks)
      expect(problems.filter(({ file }) => file.endsWith(name)).map(({ code }) => code)).toEqual(['LM002'])
      expect(problems[0]?.message).toContain('more than 100 brackets')
      expect(merchants.map(({ id }) => id)).toEqual(['beta'])
      writeFileSync(join(folder, name), kept)
    }
  },
)

const large = [
  ['merchant.jsonc', 1_000_000],
  ['theme.jsonc', 1_000_000],
  ['messages/PT.json', 1_000_000],
  ['assets/hero.webp', 20_000],
] as const

// Three gigabytes are more than a program can read at once.
test.each(large)('tells the size of %s when it has three billion bytes', { tags: ['B122'] }, async (path, most) => {
  const folder = brokenFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, path), '{}')
  truncateSync(join(folder, path), 3_000_000_000)
  const problems = await problemsOf(folder)
  expect(problems.filter(({ file }) => file.endsWith(path))).toMatchObject([
    {
      code: 'LM015',
      message: `"${path}" has 3000000000 bytes.`,
      cure: `Make it ${most} bytes or less, or put back the last version that was whole.`,
    },
  ])
})

test.each(large)('control: reads %s when it has a million bytes', { tags: ['B122-control'] }, async (path) => {
  const folder = brokenFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, path), '{}'.padEnd(1_000_000))
  const problems = await problemsOf(folder)
  expect(problems.filter(({ file }) => file.endsWith(path)).map(({ code }) => code)).not.toContain('LM015')
})

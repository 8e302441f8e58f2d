import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder } from '../testing/createBrokenMerchantFolder.ts'
import {
  formatProblemPosition,
  messageCheckOptionsFixture,
  readMerchantFolderProblems,
} from '../testing/readMerchantFolderProblems.ts'
import { readMerchant, readMerchants, findUnusedFileWarnings } from './index.ts'

test.each([
  ['Latin-1', Buffer.from('{\n  // Olá\n  "name": "Ação"\n}', 'latin1'), 'Latin-1', 'merchant.jsonc:2:8 LM009'],
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'UTF-16', 'merchant.jsonc:1:1 LM009'],
  ['UTF-16 without a mark', Buffer.from('{}', 'utf16le'), 'UTF-16', 'merchant.jsonc:1:1 LM009'],
  ['a letter that is cut off', Buffer.from('{ "a": "Aç').subarray(0, -1), 'Latin-1', 'merchant.jsonc:1:10 LM009'],
])('refuses a settings file that is saved as %s', async (_, content, savedAs, place) => {
  const folder = createBrokenMerchantFolder([])
  writeFileSync(join(folder, 'merchant.jsonc'), content)
  const [problem, ...more] = await readMerchantFolderProblems(folder)
  expect([
    problem && formatProblemPosition(problem),
    more.filter(({ file }) => file.endsWith('merchant.jsonc')),
  ]).toEqual([place, []])
  expect(problem?.message).toContain(`saved as ${savedAs}`)
  // If a settings file cannot be read, the files that it names are unknown, so no file is reported as unused.
  expect(findUnusedFileWarnings(dirname(folder), ['acme'])).toEqual([])
})

test('refuses the file of a merchant’s own texts when the file is not UTF-8', async () => {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, 'messages/PT.json'), Buffer.from('{ "core.home": "Início" }', 'latin1'))
  expect((await readMerchantFolderProblems(folder)).map(formatProblemPosition)).toEqual(['PT.json:1:19 LM009'])
  writeFileSync(join(folder, 'messages/PT.json'), '\uFEFF{ "core.home": "Início 🍀" }')
  const read = await readMerchant(folder, messageCheckOptionsFixture)
  expect(read.ok && read.merchant.messages).toEqual({ PT: { 'core.home': 'Início 🍀' } })
})

test.each([
  ['a file in place of the folder "messages"', 'messages', 'file', 'messages:1:1 LM015'],
  ['a folder in place of a settings file', 'flags.jsonc', 'folder', 'flags.jsonc:1:1 LM015'],
  ['a folder in place of an icon', 'assets/icon-192.png', 'folder', 'icon-192.png:1:1 LM015'],
] as const)(
  'reports %s in one merchant folder and still reads the other merchant folders',
  async (_, path, kind, place) => {
    const folder = createBrokenMerchantFolder([])
    const root = dirname(folder)
    createBrokenMerchantFolder(
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
    const { merchants, problems } = await readMerchants(root, messageCheckOptionsFixture)
    expect(problems.map(formatProblemPosition)).toEqual([place])
    expect(merchants.map(({ id }) => id)).toEqual(['beta'])
  },
)

test.each([
  ['flags.json', 'flags.jsonc is missing, but "flags.json" exists.'],
  ['Flags.jsonc', 'flags.jsonc is missing, but "Flags.jsonc" exists.'],
  ['flags.jsonc.txt', 'flags.jsonc is missing, but "flags.jsonc.txt" exists.'],
  ['flags-old.jsonc', 'flags.jsonc is missing.'],
])('reports that flags.jsonc is missing when the file is named %s', async (name, says) => {
  const folder = createBrokenMerchantFolder([])
  renameSync(join(folder, 'flags.jsonc'), join(folder, name))
  expect((await readMerchantFolderProblems(folder)).map(({ message }) => message)).toEqual([says])
})

test('reports a merchant folder when reading it throws an error, and still reads the other folders', async () => {
  const folder = createBrokenMerchantFolder([])
  const root = dirname(folder)
  createBrokenMerchantFolder(
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
  const failingCheck = () => {
    throw new Error('out of memory')
  }
  const { merchants, problems } = await readMerchants(root, {
    ...messageCheckOptionsFixture,
    checkMessage: failingCheck,
  })
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
  'reports a settings file when its brackets are nested too deeply',
  async (text) => {
    const folder = createBrokenMerchantFolder([])
    const root = dirname(folder)
    createBrokenMerchantFolder(
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
      const { merchants, problems } = await readMerchants(root, messageCheckOptionsFixture)
      expect(problems.filter(({ file }) => file.endsWith(name)).map(({ code }) => code)).toEqual(['LM002'])
      expect(problems[0]?.message).toContain('more than 100 levels deep')
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

// Node cannot read a file of three gigabytes into one buffer.
test.each(large)(
  'reports the size of %s when it has three billion bytes',
  { tags: ['B122'] },
  async (path, maxBytes) => {
    const folder = createBrokenMerchantFolder([])
    mkdirSync(join(folder, 'messages'))
    writeFileSync(join(folder, path), '{}')
    truncateSync(join(folder, path), 3_000_000_000)
    const problems = await readMerchantFolderProblems(folder)
    expect(problems.filter(({ file }) => file.endsWith(path))).toMatchObject([
      {
        code: 'LM015',
        message: `"${path}" has 3000000000 bytes, which is too large to read.`,
        cure: `Make it ${maxBytes} bytes or less, or restore the last version that was complete.`,
      },
    ])
  },
)

test.each(large)('control: reads %s when it has a million bytes', { tags: ['B122-control'] }, async (path) => {
  const folder = createBrokenMerchantFolder([])
  mkdirSync(join(folder, 'messages'))
  writeFileSync(join(folder, path), '{}'.padEnd(1_000_000))
  const problems = await readMerchantFolderProblems(folder)
  expect(problems.filter(({ file }) => file.endsWith(path)).map(({ code }) => code)).not.toContain('LM015')
})

import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { findCopiedBrandWarnings, readNewMerchantFolder, readMerchants } from './index.ts'

const firebase = (project: string, host: string): FolderEdit[] => [
  ['merchant.jsonc', '"projectId": "demo-lobby"', `"projectId": "${project}"`],
  ['merchant.jsonc', 'demo-lobby.firebaseapp.com', host],
  ['merchant.jsonc', ',\n    "emulator": true', ''],
]
const named = (id: string, host = `${id}.example`): FolderEdit[] => [
  ['merchant.jsonc', '"aurora01"', `"${id}"`],
  ['merchant.jsonc', '"aurora01t"', `"${id}-t"`],
  ['merchant.jsonc', 'aurora.localhost', host],
]

/**
 * Reads two merchant folders. Returns their problems, the warnings about an API URL that both use, and the ids of the
 * valid folders.
 */
async function readTwo(
  first: FolderEdit[],
  second: FolderEdit[],
  hosts: readonly [string, string] = ['one.example', 'two.example'],
) {
  const root = dirname(createBrokenMerchantFolder([...named('one', hosts[0]), ...first], 'one'))
  createBrokenMerchantFolder([...named('two', hosts[1]), ...second], 'two', root)
  const { problems, merchants } = await readMerchants(root)
  const shared = findCopiedBrandWarnings(root, ['one', 'two']).filter(({ code }) => code === 'LM074')
  return {
    said: problems.map((problem) => `${formatProblemPosition(problem)} ${problem.message}`),
    shared,
    read: merchants.map(({ id }) => id),
  }
}

describe('values of another merchant', () => {
  test('refuses the Firebase project and the sign-in host of another merchant', { tags: ['B32'] }, async () => {
    const { said, read } = await readTwo(
      firebase('acme-players', 'in.acme.example'),
      firebase('acme-players', 'in.acme.example'),
    )
    expect(said).toEqual([
      'merchant.jsonc:19:18 LM034 The Firebase project "acme-players" belongs to the merchant "one" as well.',
      'merchant.jsonc:21:19 LM034 The sign-in host "in.acme.example" belongs to the merchant "one" as well.',
    ])
    expect(read).toEqual(['one'])
  })

  test('warns when two merchants have the same API URL', { tags: ['B32'] }, async () => {
    const api: FolderEdit = ['cdn.jsonc', '"apiBase": ""', '"apiBase": "https://api.acme.example"']
    const { said, shared } = await readTwo([api], [api])
    expect(said).toEqual([])
    expect(shared.map((warning) => `${formatProblemPosition(warning)} ${warning.message}`)).toEqual([
      'cdn.jsonc:3:14 LM074 The API "https://api.acme.example" is also that of the merchant "one".',
    ])
  })

  test(
    'control: accepts two merchant folders with different Firebase projects and sign-in hosts',
    { tags: ['B32-control'] },
    async () => {
      expect(
        await readMerchantFolderProblems(
          createBrokenMerchantFolder([...named('one'), ...firebase('acme-players', 'in.acme.example')], 'one'),
        ),
      ).toEqual([])
      expect(await readTwo([], [])).toEqual({ said: [], shared: [], read: ['one', 'two'] })
      expect(
        await readTwo(firebase('acme-one', 'in.one.example'), firebase('acme-two', 'in.two.example')),
      ).toMatchObject({ said: [] })
    },
  )
})

describe('origins of games and customer service', () => {
  const game = (origin: string): FolderEdit => ['cdn.jsonc', '"http://play.localhost:*"', `"${origin}"`]
  const service = (origin: string): FolderEdit => ['cdn.jsonc', '"http://service.localhost:*"', `"${origin}"`]

  test.each([
    ['its own site', 'https://one.example', 'this merchant'],
    ['its own site at another port', 'https://one.example:8443', 'this merchant'],
    ['its own site on a developer’s machine', 'http://one.localhost:*', 'this merchant'],
    ['the site of another merchant', 'https://two.example', 'the merchant "two"'],
    ['the site of another merchant on a developer’s machine', 'http://two.localhost:4700', 'the merchant "two"'],
  ])('refuses an origin of games or customer service at the host of %s', { tags: ['C6'] }, async (_, origin, whose) => {
    const says = `"${origin}" is the site of ${whose}: a page there could read the data that the site stores.`
    expect((await readTwo([game(origin)], [])).said).toEqual([`cdn.jsonc:5:19 LM033 ${says}`])
    const { said, read } = await readTwo([service(origin)], [])
    expect(said).toEqual([`cdn.jsonc:6:22 LM033 ${says}`])
    expect(read).toEqual(['two'])
  })

  test('refuses a wildcard game or service origin when it includes the host of a site', { tags: ['C6'] }, async () => {
    const { said } = await readTwo([game('https://*.acme.example')], [], ['one.example', 'www.acme.example'])
    expect(said).toEqual([
      'cdn.jsonc:5:19 LM033 "https://*.acme.example" includes the site of the merchant "two": a page there ' +
        'could read the data that the site stores.',
    ])
  })

  test(
    'refuses a new merchant folder when it has an origin at the host of an existing site',
    { tags: ['C6'] },
    async () => {
      const root = dirname(createBrokenMerchantFolder(named('one'), 'one'))
      const problems = await readNewMerchantFolder(
        root,
        createBrokenMerchantFolder([...named('two'), game('https://one.example')], 'two'),
      )
      expect(problems.map(formatProblemPosition)).toEqual(['cdn.jsonc:5:19 LM033'])
    },
  )

  test.each(['https://play.one.example', 'https://*.one.example', 'http://play.localhost:4700'])(
    'control: accepts an origin of games or customer service at %s, which is not the host of a site',
    { tags: ['C6-control'] },
    async (origin) => {
      expect(await readTwo([game(origin)], [])).toMatchObject({ said: [], read: ['one', 'two'] })
    },
  )
})

describe('hosts that look like the host of another merchant', () => {
  test.each([
    // The second host of each row imitates the first one with a Cyrillic or Greek letter, an accent or a dotless i.
    ['one.example', 'xn--ne-emc.example', 'one.example'],
    ['maior.example', 'xn--mair-75d.example', 'maior.example'],
    ['casino.example', 'xn--csino-4ve.example', 'casino.example'],
    ['casino.example', 'xn--casno-p4a.example', 'casino.example'],
    ['agua.example', 'xn--gua-dla.example', 'agua.example'],
  ])(
    'refuses a host that looks like the host %s of another merchant: %s',
    { tags: ['B33'] },
    async (host, imitation, read) => {
      const { said } = await readTwo([], [], [host, imitation])
      expect(said).toEqual([expect.stringContaining(`LM035`)])
      expect(said[0]).toContain(`looks like "${read}"`)
    },
  )

  test('refuses a host of non-Latin letters that all look like Latin letters', { tags: ['B33'] }, async () => {
    const problems = await readMerchantFolderProblems(
      createBrokenMerchantFolder([['merchant.jsonc', 'aurora.localhost', 'xn--80ak6aa92e.com']]),
    )
    expect(problems.map(formatProblemPosition)).toEqual(['merchant.jsonc:7:13 LM035'])
    expect(problems[0]?.message).toContain('looks like "apple.com"')
  })

  test.each(['xn--gua-dla.example', 'xn--80aswg.xn--p1ai', 'xn--mnchen-3ya.example', 'xn--fiq228c.example'])(
    'control: accepts the host %s, which imitates no other host',
    { tags: ['B33-control'] },
    async (host) => {
      expect(
        await readMerchantFolderProblems(createBrokenMerchantFolder([['merchant.jsonc', 'aurora.localhost', host]])),
      ).toEqual([])
    },
  )
})

describe('reserved names', () => {
  test.each([
    'con',
    'nul',
    'lpt1',
    'constructor',
    'tostring',
    'prototype',
    'localhost',
    'play',
    'service',
    'null',
    'undefined',
  ])('refuses a merchant folder with the reserved name %s', { tags: ['B33'] }, async (id) => {
    const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([], id))
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `LM007 The folder's name "${id}" is reserved.`,
    ])
  })

  test.each([
    'con',
    'Constructor',
    'toString',
    'hasOwnProperty',
    'prototype',
    'node_modules',
    'NUL',
    'undefined',
    'null',
  ])('refuses the reserved merchant code %s', { tags: ['B33'] }, async (code) => {
    const problems = await readMerchantFolderProblems(
      createBrokenMerchantFolder([['merchant.jsonc', '"aurora01"', `"${code}"`]]),
    )
    expect(problems.map(formatProblemPosition)).toEqual(['merchant.jsonc:3:11 LM007'])
    expect(problems[0]?.message).toContain('is reserved')
  })

  test.each(['console', 'contra', 'lpt10', 'playing', 'services'])(
    'control: accepts the folder name %s, which only begins like a reserved name',
    { tags: ['B33-control'] },
    async (id) => {
      expect(
        await readMerchantFolderProblems(createBrokenMerchantFolder([['merchant.jsonc', '"aurora01"', `"${id}"`]], id)),
      ).toEqual([])
    },
  )
})

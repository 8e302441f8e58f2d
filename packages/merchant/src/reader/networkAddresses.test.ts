import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'
import { findStagingUrlWarnings } from './index.ts'

const api = (address: string): FolderEdit => ['cdn.jsonc', '"apiBase": ""', `"apiBase": "${address}"`]
const onPublicHost: FolderEdit = ['merchant.jsonc', 'aurora.localhost', 'www.acme.example']

const privateHosts = [
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  // The next two texts mean the address 10.0.0.1, in notations that browsers accept.
  '0x0a000001',
  '167772161',
  '[fe80::1]',
  '[fd00::1]',
  '[::ffff:10.0.0.1]',
  '[::]',
  'platform.internal',
  'platform.LOCAL',
  'platform.corp.',
  'api.home.arpa',
  'api.lan',
  'platform',
]

describe('addresses of a private network', () => {
  test.each(privateHosts)(
    'refuses https://%s as the URL of the API, because its host is on a private network',
    { tags: ['B31'] },
    async (host) => {
      const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([api(`https://${host}`)]))
      expect(problems.map(formatProblemPosition)).toEqual(['cdn.jsonc:3:14 LM007'])
      expect(problems[0]?.message).toMatch(/private network|public domain/)
    },
  )

  test.each<[string, FolderEdit]>([
    ['an image host', ['cdn.jsonc', '"/media/a"', '"https://192.168.0.10/a"']],
    ['a game origin', ['cdn.jsonc', '"http://play.localhost:*"', '"https://play.internal"']],
    ['the subdomains of a game', ['cdn.jsonc', '"http://play.localhost:*"', '"https://*.games.internal"']],
    ['a service origin', ['cdn.jsonc', '"http://service.localhost:*"', '"https://10.0.0.5:8443"']],
    ['a host of the site', ['merchant.jsonc', 'aurora.localhost', 'acme.internal']],
    ['a sign-in host', ['merchant.jsonc', 'demo-lobby.firebaseapp.com', 'sign-in.corp']],
    ['the licence', ['merchant.jsonc', '"image": "assets/licence.svg"', '"url": "https://10.0.0.1/licence"']],
  ])('refuses a URL on a private network as the value of %s', { tags: ['B31'] }, async (_, edit) => {
    expect((await readMerchantFolderProblems(createBrokenMerchantFolder([edit]))).map(({ code }) => code)).toEqual([
      'LM007',
    ])
  })

  test.each([
    '11.1.2.3',
    '172.32.0.1',
    '192.169.0.1',
    '8.8.8.8',
    '[2606:4700::1111]',
    'internal.acme.example',
    'local.example',
    'lan-party.example',
  ])(
    'control: accepts https://%s, which only looks like a URL on a private network',
    { tags: ['B31-control'] },
    async (host) => {
      expect(await readMerchantFolderProblems(createBrokenMerchantFolder([api(`https://${host}`)]))).toEqual([])
    },
  )
})

describe('addresses of a staging system', () => {
  const warned = (...edits: FolderEdit[]) =>
    findStagingUrlWarnings(dirname(createBrokenMerchantFolder(edits)), ['acme']).map(
      (problem) => `${formatProblemPosition(problem)} ${problem.message}`,
    )

  test.each([
    'https://staging.acme.example',
    'https://api-stg.acme.example',
    'https://uat.acme.example/v1',
    'https://homolog.acme.example',
    'https://acme-dev.example',
    'https://preprod2.acme.example',
  ])(
    'warns of the API URL %s, which looks like a staging system, when the site has a public host',
    { tags: ['B31'] },
    (address) => {
      expect(warned(onPublicHost, api(address))).toEqual([
        `cdn.jsonc:3:14 LM073 "apiBase" is ${address}, which looks like a staging system, and the site has a ` +
          'public host.',
      ])
    },
  )

  test('warns of a sign-in host and a game origin that look like a staging system', { tags: ['B31'] }, () => {
    const more: FolderEdit[] = [
      ['merchant.jsonc', 'demo-lobby.firebaseapp.com', 'qa.acme.example'],
      ['cdn.jsonc', '"http://play.localhost:*"', '"https://*.sandbox.example"'],
    ]
    expect(warned(onPublicHost, ...more).map((text) => text.slice(0, 30))).toEqual([
      expect.stringContaining('merchant.jsonc:'),
      expect.stringContaining('cdn.jsonc:'),
    ])
  })

  test.each([
    'https://api.acme.example',
    'https://testament.example',
    'https://devon.example',
    'https://prestige.example',
  ])(
    'control: does not warn of the API URL %s, which does not look like a staging system',
    { tags: ['B31-control'] },
    (address) => {
      expect(warned(onPublicHost, api(address))).toEqual([])
    },
  )

  test.each<[string, FolderEdit[]]>([
    ['on localhost', []],
    ['on staging hosts only', [['merchant.jsonc', 'aurora.localhost', 'staging.acme.example']]],
  ])('control: does not warn of a staging API when the site is %s', { tags: ['B31-control'] }, (_, edits) => {
    expect(warned(...edits, api('https://staging.acme.example'))).toEqual([])
  })
})

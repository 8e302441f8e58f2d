import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition } from '../testing/readMerchantFolderProblems.ts'
import { findUnsetValueWarnings } from './index.ts'

const publicHost: FolderEdit = ['merchant.jsonc', '["aurora.localhost"]', '["aurora.localhost", "www.aurora.bet"]']
const warningsFor = (folder: string) => findUnsetValueWarnings(dirname(folder), ['acme'])

test(
  'warns of each sandbox value in a folder with a public host, even without a "To be set" comment',
  { tags: ['B93'] },
  () => {
    const folder = createBrokenMerchantFolder([publicHost])
    expect(warningsFor(folder).map((warning) => `${formatProblemPosition(warning)} ${warning.message}`)).toEqual([
      'merchant.jsonc:14:52 LM064 "licence.text" still says "Marca de demonstração. Não é um operador ' +
        'licenciado.", and the site has a public host.',
      'merchant.jsonc:16:20 LM064 "encryption-key.pem" is still the sandbox\'s public key, and the site has a ' +
        'public host.',
      'merchant.jsonc:22:17 LM064 "firebase.emulator" is still on, and the site has a public host.',
      'cdn.jsonc:5:19 LM064 "gameOrigins[0]" is still http://play.localhost:*, an address of your own machine, ' +
        'and the site has a public host.',
      'cdn.jsonc:6:22 LM064 "serviceOrigins[0]" is still http://service.localhost:*, an address of your own ' +
        'machine, and the site has a public host.',
    ])
  },
)

test('warns of API and image URLs on the local machine', () => {
  const folder = createBrokenMerchantFolder([
    publicHost,
    ['cdn.jsonc', '"apiBase": ""', '"apiBase": "http://api.localhost"'],
    ['cdn.jsonc', '"/media/c"', '"http://127.0.0.1:9"'],
  ])
  expect(warningsFor(folder).map(({ message }) => message.split(' is still')[0])).toEqual(
    expect.arrayContaining(['"apiBase"', '"images.fallback"']),
  )
})

test('warns only one time of a sandbox value when a "To be set" comment is above it', () => {
  const folder = createBrokenMerchantFolder([
    publicHost,
    ['merchant.jsonc', '  "encryptionKey"', '  // To be set: the public key.\n  "encryptionKey"'],
  ])
  expect(
    warningsFor(folder)
      .filter(({ source }) => source.includes('encryptionKey'))
      .map(({ message }) => message),
  ).toEqual(['To be set: the public key.'])
})

test.each([[['aurora.localhost']], [['localhost', '127.0.0.1']]])(
  'does not warn of values of the sandbox when all hosts are the local machine: %j',
  (hosts) => {
    expect(
      warningsFor(createBrokenMerchantFolder([['merchant.jsonc', '["aurora.localhost"]', JSON.stringify(hosts)]])),
    ).toEqual([])
  },
)

test(
  'control: does not warn when a merchant folder with a public host has no sandbox values',
  { tags: ['B93-control'] },
  () => {
    const folder = createBrokenMerchantFolder([
      publicHost,
      [
        'merchant.jsonc',
        '{ "PT": "Marca de demonstração. Não é um operador licenciado.", "EN": "Demonstration brand. Not a ' +
          'licensed operator." }',
        '"Licence 7"',
      ],
      ['merchant.jsonc', ',\n    "emulator": true', ''],
      ['cdn.jsonc', 'http://play.localhost:*', 'https://play.aurora.bet'],
      ['cdn.jsonc', 'http://service.localhost:*', 'https://help.aurora.bet'],
    ])
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(join(folder, 'encryption-key.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
    expect(warningsFor(folder)).toEqual([])
  },
)

test("recognises the sandbox's public key whatever line endings its file has", () => {
  const folder = createBrokenMerchantFolder([publicHost])
  const pem = readFileSync(join(folder, 'encryption-key.pem'), 'utf8')
  writeFileSync(join(folder, 'encryption-key.pem'), pem.replaceAll('\n', '\r\n'))
  expect(warningsFor(folder).some(({ message }) => message.includes("the sandbox's public key"))).toBe(true)
})

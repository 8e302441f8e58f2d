import { createCipheriv } from 'node:crypto'
import { depth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decryptServicePath } from './servicePath.ts'

/** As a platform encrypts it: des-ede3 with the key three times gives the bytes of single DES. */
function encrypt(path: string | Buffer, key: string, pad = true): string {
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null).setAutoPadding(pad)
  return Buffer.concat([cipher.update(path), cipher.final()]).toString('base64') + key
}

test('an encrypted path of customer service is decrypted', { tags: ['CONF-060'] }, () => {
  expect(decryptServicePath(encrypt('/chat/aurora?lang=pt&id=7', 'k3y-1234'))).toBe('/chat/aurora?lang=pt&id=7')
})

test('the key is the last 8 characters', { tags: ['CONF-061'] }, () => {
  const sent = encrypt('/chat/room', 'abcdefgh')
  expect(sent.endsWith('abcdefgh')).toBe(true)
  expect(decryptServicePath(sent)).toBe('/chat/room')
  expect(decryptServicePath(`${sent.slice(0, -8)}hgfedcba`)).toBeNull()
  expect(decryptServicePath(sent.slice(0, -1))).toBeNull()
})

test('DES in ECB mode with PKCS#7 and base64: any path, any printable key', { tags: ['CONF-062'] }, () => {
  // FIPS 81's own vector: des-ede3 with one key three times is DES, so what this test encrypts with is.
  const blocks = Buffer.from('3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53', 'hex')
  expect(
    createCipheriv('des-ede3-ecb', Buffer.from('0123456789abcdef'.repeat(3), 'hex'), null).update(
      'Now is the time for all ',
    ),
  ).toEqual(blocks)
  const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
  const key = fc.string({ unit: printable, minLength: 8, maxLength: 8 })
  // As `fc.webPath` makes them, which takes two seconds to set up.
  const segment = fc.string({ unit: fc.constantFrom(...'abcXYZ019-._~!$&()*+,;=:@', '%20', '%C3%A9'), maxLength: 12 })
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => `/${segments.join('/')}`)
  fc.assert(
    fc.property(path, key, (text, word) => decryptServicePath(encrypt(text, word)) === text),
    { numRuns: depth(50, 500) },
  )
})

/** Any character of Unicode. `unit: 'binary'` of fast-check is the same, but takes two seconds to set up. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

test('a bad path gives null and never throws', { tags: ['CONF-062'] }, () => {
  const good = encrypt('/chat/room', 'abcdefgh')
  const bad = [
    '',
    'abcdefgh',
    'short',
    `%%%%${good}`,
    good.slice(4),
    good.slice(0, 3) + good.slice(4),
    encrypt('', 'abcdefgh'),
    encrypt('a path', 'abcdefgh'),
    encrypt('/line\nbreak', 'abcdefgh'),
    encrypt(Buffer.from([0xff, 0xfe, 0xfd, 0x41]), 'abcdefgh'),
    encrypt(Buffer.from('/nopad/x'), 'abcdefgh', false),
    encrypt(Buffer.from('/padded/by/nine\t'), 'abcdefgh', false),
    `${good.slice(0, -8)}äöüßabcd`,
  ]
  for (const text of bad) expect(decryptServicePath(text), text).toBeNull()
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      (text) => (decryptServicePath(text) ?? '/').length > 0,
    ),
  )
})

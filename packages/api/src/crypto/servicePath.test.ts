import { createCipheriv } from 'node:crypto'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decryptCustomerServicePath } from './servicePath.ts'

/**
 * Encrypts a path as the platform does. Node has no single DES, but des-ede3 with the same key three times produces the
 * same bytes.
 */
function encrypt(path: string | Buffer, key: string, pad = true): string {
  const cipher = createCipheriv('des-ede3-ecb', key.repeat(3), null).setAutoPadding(pad)
  return Buffer.concat([cipher.update(path), cipher.final()]).toString('base64') + key
}

test('decrypts the encrypted path of a customer-service link', { tags: ['CONF-060'] }, () => {
  expect(decryptCustomerServicePath(encrypt('/chat/aurora?lang=pt&id=7', 'k3y-1234'))).toBe('/chat/aurora?lang=pt&id=7')
})

test('uses the last 8 characters of an encrypted path as the key', { tags: ['CONF-061'] }, () => {
  const sent = encrypt('/chat/room', 'abcdefgh')
  expect(sent.endsWith('abcdefgh')).toBe(true)
  expect(decryptCustomerServicePath(sent)).toBe('/chat/room')
  expect(decryptCustomerServicePath(`${sent.slice(0, -8)}hgfedcba`)).toBeNull()
  expect(decryptCustomerServicePath(sent.slice(0, -1))).toBeNull()
})

test(
  'decrypts any path that was encrypted with any printable key (DES-ECB, PKCS#7, base64)',
  { tags: ['CONF-062'] },
  () => {
    // Proves with the test vector of FIPS 81 that des-ede3 with the same key three times is DES, as `encrypt` assumes.
    const blocks = Buffer.from('3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53', 'hex')
    expect(
      createCipheriv('des-ede3-ecb', Buffer.from('0123456789abcdef'.repeat(3), 'hex'), null).update(
        'Now is the time for all ',
      ),
    ).toEqual(blocks)
    const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
    const key = fc.string({ unit: printable, minLength: 8, maxLength: 8 })
    // Generates the same segments as `fc.webPath`, whose set-up takes two seconds.
    const segment = fc.string({ unit: fc.constantFrom(...'abcXYZ019-._~!$&()*+,;=:@', '%20', '%C3%A9'), maxLength: 12 })
    const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(path, key, (text, word) => decryptCustomerServicePath(encrypt(text, word)) === text),
      { numRuns: chooseByTestDepth(50, 500) },
    )
  },
)

/** Generates any Unicode character. fast-check's `unit: 'binary'` does the same, but its set-up takes two seconds. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

test('returns null and never throws when the encrypted path is invalid', { tags: ['CONF-062'] }, () => {
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
  for (const text of bad) expect(decryptCustomerServicePath(text), text).toBeNull()
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      (text) => (decryptCustomerServicePath(text) ?? '/').length > 0,
    ),
  )
})

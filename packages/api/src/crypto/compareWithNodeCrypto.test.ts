import { createCipheriv, createHmac, generateKeyPairSync } from 'node:crypto'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encryptBody } from './envelope.ts'

const spki = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })

/** Returns a random source that returns these bytes in order: 64 for the keys, 16 for the IV and 16 for the nonce. */
function bytesOf(all: Uint8Array) {
  let from = 0
  return (length: number) => all.subarray(from, (from += length))
}

/** Builds the encrypted body with Node's crypto. */
function byNode(payload: object, all: Uint8Array, now: number) {
  const [aes, mac, iv, nonce] = [all.subarray(0, 32), all.subarray(32, 64), all.subarray(64, 80), all.subarray(80)]
  const cipher = createCipheriv('aes-256-cbc', aes, iv)
  const text = JSON.stringify({ ...payload, timestamp: now, nonce: Buffer.from(nonce).toString('base64') })
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const tag = createHmac('sha256', mac)
    .update(Buffer.concat([Buffer.of(1), iv, ciphertext]))
    .digest('base64')
  return { version: 1, iv: Buffer.from(iv).toString('base64'), ciphertext: ciphertext.toString('base64'), mac: tag }
}

const randomBytes = fc.uint8Array({ minLength: 96, maxLength: 96 })
const payloads = fc.record({
  username: fc.string({ maxLength: 40 }),
  password: fc.string({ unit: fc.constantFrom('a', '0', 'ü', 'ß', '中', '🎲', '"', '\\', '\n', '\0'), maxLength: 70 }),
})

test('encrypts each body to the same bytes as Node’s crypto module', { tags: ['AUTH-116'] }, () => {
  const isSame = (payload: object, all: Uint8Array, now: number) => {
    expect(encryptBody(payload, spki, { now: () => now, randomBytes: bytesOf(all) }).body).toEqual(
      byNode(payload, all, now),
    )
  }
  fc.assert(fc.property(payloads, randomBytes, fc.nat(2 ** 41), isSame), { numRuns: chooseByTestDepth(60, 2_000) })
  // The padding depends on the length of the last AES block, so this loop tries passwords of 0 to 48 characters.
  for (let length = 0; length <= 48; length++)
    isSame({ password: 'x'.repeat(length) }, new Uint8Array(96).fill(length), length)
})

test('control: produces a different body when one byte of a key, the IV or the payload differs', () => {
  const all = new Uint8Array(96).fill(7)
  const right = byNode({ password: 'x' }, all, 1)
  for (const at of [0, 32, 64]) {
    const changed = all.slice()
    changed[at] = 6
    expect(byNode({ password: 'x' }, changed, 1)).not.toEqual(right)
  }
  expect(byNode({ password: 'y' }, all, 1)).not.toEqual(right)
})

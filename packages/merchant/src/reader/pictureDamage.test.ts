import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brokenFolder } from '../testing/brokenFolder.ts'
import { at, problemsOf } from '../testing/problemsOf.ts'

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const flipped = (bytes: Buffer) => bytes.map((byte, index) => (index === bytes.length - 60 ? byte ^ 1 : byte))
const said = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 4), Buffer.from([18, 0, 0, 0]), bytes.subarray(8, 30)])

test.each([
  ['hero.webp', '40 bytes', (bytes: Buffer) => bytes.subarray(0, 40), /cannot be read as a picture: it ends before its end/],
  ['hero.webp', 'half', half, /it ends before its end/],
  ['hero.webp', 'its last byte less', (bytes: Buffer) => bytes.subarray(0, -1), /it ends before its end/],
  ['hero.webp', 'a header that says so and no more', said, /it ends before its end|has no pixels/],
  ['hero.webp', 'nothing', () => '', /is empty/],
  ['icon-512.png', '200 bytes', (bytes: Buffer) => bytes.subarray(0, 200), /cannot be read as a picture: it ends before its end/],
  ['icon-512.png', 'its signature', (bytes: Buffer) => bytes.subarray(0, 8), /it ends before its end/],
  ['icon-512.png', 'its last part less', (bytes: Buffer) => bytes.subarray(0, -12), /it ends before its end/],
  ['icon-512.png', 'one bit another', flipped, /its part \w{4} is damaged/],
  ['logo.svg', 'nothing', () => '', /is empty/],
] as const)('a picture that is damaged is told: %s of which %s is left', async (name, _, damage, says) => {
  const folder = brokenFolder([])
  const path = join(folder, 'assets', name)
  writeFileSync(path, damage(readFileSync(path)))
  const problems = await problemsOf(folder)
  expect(problems.map(at)).toEqual([`${name}:1:1 LM012`])
  expect(problems[0]?.message).toMatch(says)
})

test('the control: what follows the end of a picture damages nothing', async () => {
  const folder = brokenFolder([])
  for (const name of ['hero.webp', 'icon-512.png']) {
    const path = join(folder, 'assets', name)
    writeFileSync(path, Buffer.concat([readFileSync(path), Buffer.from('more')]))
  }
  expect(await problemsOf(folder)).toEqual([])
})

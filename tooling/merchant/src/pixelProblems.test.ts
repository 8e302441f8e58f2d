import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { runDoctorVerb } from './runDoctorVerb.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

const offsetAfter = (content: Buffer, name: string): number => content.indexOf(name, 0, 'latin1') + 4

/**
 * Damages the compressed pixels of a PNG. Corrects the checksum of the damaged chunk, so that the structure of the file
 * remains valid.
 */
function spoilPng(content: Buffer): Buffer {
  const start = offsetAfter(content, 'IDAT')
  const end = start + content.readUInt32BE(start - 8)
  content.fill(0xff, start + 20, end)
  content.writeUInt32BE(crc32(content.subarray(start - 4, end)), end)
  return content
}

/** Damages a lossy WebP: marks its only frame as a change of an earlier frame, which does not exist. */
function spoilWebp(content: Buffer): Buffer {
  const start = offsetAfter(content, 'VP8 ') + 4
  content.writeUInt8(content.readUInt8(start) | 1, start)
  return content
}

/** Returns the problems that the doctor prints for a merchant folder in which one picture was changed. */
async function examine(file: string, change: (content: Buffer) => Buffer) {
  const { merchantsDir, ids } = createBuildTestSetup(1)
  const path = join(merchantsDir, ids[0], file)
  writeFileSync(path, change(readFileSync(path)))
  const printed: string[] = []
  await runDoctorVerb([ids[0], '--json'], { merchantsDir, print: (text) => printed.push(text) })
  const { problems } = JSON.parse(printed.join('\n')) as {
    readonly problems: readonly { readonly code: string; readonly message: string }[]
  }
  return problems.map(({ code, message }) => `${code} ${message}`)
}

test.each([
  ['assets/icon-512.png', spoilPng],
  ['assets/hero.webp', spoilWebp],
])('refuses the image %s when its pixels cannot be decoded', { tags: ['B110'] }, async (file, spoil) => {
  expect(await examine(file, spoil)).toEqual([
    `LM012 "${file}" cannot be read as a picture: its pixels cannot be decoded.`,
  ])
})

test.each(['assets/icon-512.png', 'assets/hero.webp'])(
  'control: accepts the image %s when it was not damaged',
  { tags: ['B110-control'] },
  async (file) => {
    expect(await examine(file, (content) => content)).toEqual([])
  },
)

test.each(['assets/icon-192.png', 'assets/hero.webp'])(
  'refuses the image %s when it is completely transparent',
  async (file) => {
    const { default: sharp } = await import('sharp')
    const [width, height] = file.endsWith('.png') ? [192, 192] : [750, 320]
    const picture = sharp({ create: { width, height, channels: 4, background: '#0000' } })
    const clear = await (file.endsWith('.png') ? picture.png() : picture.webp()).toBuffer()
    expect(await examine(file, () => clear)).toEqual([`LM012 "${file}" is empty: every pixel is transparent.`])
  },
)

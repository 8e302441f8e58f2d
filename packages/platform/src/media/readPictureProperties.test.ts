import { describe, expect, test } from 'vitest'
import { createUndecodableJpgFixture, createUndecodablePngFixture } from './testing/pictures.ts'
import { PICTURE_LIMITS, readPictureProperties } from './readPictureProperties.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))

describe('readPictureProperties', () => {
  test('detects png and jpg and their sizes by the content', { tags: ['MEMB-074'] }, () => {
    expect(readPictureProperties(createUndecodablePngFixture(640, 480))).toEqual({
      type: 'png',
      width: 640,
      height: 480,
    })
    expect(readPictureProperties(createUndecodableJpgFixture(1200, 900))).toEqual({
      type: 'jpg',
      width: 1200,
      height: 900,
    })
  })

  test('reads a picture that starts inside a larger buffer', () => {
    const whole = joined(bytesOf('before'), createUndecodablePngFixture(3, 2))
    expect(readPictureProperties(whole.subarray(6))).toEqual({ type: 'png', width: 3, height: 2 })
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00'],
    ['a HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'],
    ['a WebP', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    ['a PDF', '%PDF-1.7'],
    ['an empty file', ''],
  ])('refuses a file that is not a png or jpg: %s', { tags: ['MEMB-074'] }, (_, text) => {
    expect(readPictureProperties(bytesOf(text))).toBe('type')
  })

  const png = createUndecodablePngFixture(640, 480)
  test.each([
    ['a png that ends early', png.subarray(0, -12)],
    ['a png without data', joined(png.subarray(0, 33), createUndecodablePngFixture(1, 1).subarray(-12))],
    ['a png whose header is not first', joined(png.subarray(0, 8), png.subarray(33))],
    ['a png with two headers', joined(png.subarray(0, 33), png.subarray(8))],
    [
      'a png whose part is longer than the file',
      joined(png.subarray(0, 33), Uint8Array.of(255, 255, 255, 255), bytesOf('IDAT')),
    ],
    ['a png without an area', createUndecodablePngFixture(0, 9)],
    ['a jpg that ends early', createUndecodableJpgFixture(640, 480).subarray(0, -2)],
    ['a jpg without a frame', Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9)],
    [
      'a jpg with a small frame before a large one',
      joined(
        createUndecodableJpgFixture(9, 9).subarray(0, 21),
        createUndecodableJpgFixture(65_000, 65_000).subarray(2),
      ),
    ],
    ['the beginning of a jpg before a page', joined(Uint8Array.of(0xff, 0xd8, 0xff), bytesOf('<html>'))],
  ])('reports a broken picture: %s', (_, bytes) => {
    expect(readPictureProperties(bytes)).toBe('broken')
  })

  test.each([
    ['a decompression bomb of 65,535 by 65,535', createUndecodablePngFixture(65_535, 65_535), 'pixels'],
    ['the largest size that a header can hold', createUndecodablePngFixture(0xffff_ffff, 0xffff_ffff), 'pixels'],
    ['a side that is too long', createUndecodableJpgFixture(PICTURE_LIMITS.maxSidePx + 1, 10), 'pixels'],
    ['one row of pixels too many', createUndecodablePngFixture(8000, 5001), 'pixels'],
    [
      'the greatest allowed number of pixels',
      createUndecodablePngFixture(8000, 5000),
      { type: 'png', width: 8000, height: 5000 },
    ],
  ])('limits the width, the height and the number of pixels of a picture: %s', (_, bytes, result) => {
    expect(readPictureProperties(bytes)).toEqual(result)
  })

  test('refuses a picture that is larger than 5 MB', { tags: ['MEMB-075'] }, () => {
    const largest = createUndecodableJpgFixture(3000, 2000, 5 * 1024 * 1024)
    expect([largest.length, readPictureProperties(largest)]).toEqual([
      5_242_880,
      { type: 'jpg', width: 3000, height: 2000 },
    ])
    expect(readPictureProperties(joined(largest.subarray(0, 100), new Uint8Array(5_242_781)))).toBe('bytes')
  })
})

import { describe, expect, test } from 'vitest'
import { createJpgFixture, createPngFixture } from '../../testing/images.ts'
import { renderCaptchaPicture } from '../captcha.ts'
import { MAX_IMAGE_BYTES, removeImageMetadata, parseImageTypeAndSize } from './pictures.ts'

describe('parseImageTypeAndSize', () => {
  test('reads the type and the size of a PNG or JPG from the content of the file', async () => {
    expect(parseImageTypeAndSize(createPngFixture(640, 480))).toEqual({ type: 'png', width: 640, height: 480 })
    expect(parseImageTypeAndSize(createJpgFixture(1200, 900))).toEqual({ type: 'jpg', width: 1200, height: 900 })
    expect(parseImageTypeAndSize(await renderCaptchaPicture('123456'))).toMatchObject({
      type: 'png',
      width: 168,
      height: 56,
    })
  })

  test.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1')],
    ['a WebP', Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['an empty file', Buffer.alloc(0)],
  ])('refuses %s as an unsupported file type', (_, bytes) => {
    expect(() => parseImageTypeAndSize(bytes)).toThrow('upload.type')
  })

  test.each([
    ['a png that ends early', createPngFixture(640, 480).subarray(0, -12)],
    [
      'a png without data',
      Buffer.concat([createPngFixture(640, 480).subarray(0, 33), createPngFixture(1, 1).subarray(-12)]),
    ],
    [
      'a png whose header is not first',
      Buffer.concat([createPngFixture(1, 1).subarray(0, 8), createPngFixture(1, 1).subarray(33)]),
    ],
    [
      'a png with a chunk that is longer than the file',
      Buffer.concat([
        createPngFixture(1, 1).subarray(0, 33),
        Buffer.from([0xff, 0xff, 0xff, 0xff]),
        Buffer.from('IDAT'),
      ]),
    ],
    ['a jpg that ends early', createJpgFixture(640, 480).subarray(0, -2)],
    ['a jpg without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9])],
    [
      'a web page with the first bytes of a jpg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')]),
    ],
  ])('throws upload.broken for %s', (_, bytes) => {
    expect(() => parseImageTypeAndSize(bytes)).toThrow('upload.broken')
  })

  test.each([
    ['65,535 by 65,535 pixels in a small file', createPngFixture(65_535, 65_535)],
    ['a side of more than 12,000 pixels', createJpgFixture(12_001, 10)],
    ['a width and height of 0', createPngFixture(0, 0)],
    [
      'one byte more than 5 MB',
      Buffer.concat([createJpgFixture(640, 480), Buffer.alloc(MAX_IMAGE_BYTES)]).subarray(0, MAX_IMAGE_BYTES + 1),
    ],
  ])('throws upload.too.large for a picture with %s', (_, bytes) => {
    expect(() => parseImageTypeAndSize(bytes)).toThrow('upload.too.large')
  })
})

describe('removeImageMetadata', () => {
  /** A JPEG segment with the content ff d9, which are also the bytes of the marker for the end of the image. */
  const tables = Buffer.from([0xff, 0xc4, 0, 4, 0xff, 0xd9])
  const scan = (data: number): Buffer => Buffer.from([0xff, 0xda, 0, 2, data, 0xff, 0, 0xff, 0xd3, data])
  const twoScans = (second: number): Buffer =>
    Buffer.concat([createJpgFixture(8, 8).subarray(0, -2), tables, scan(second), Buffer.from([0xff, 0xd9])])

  test('extracts the data of a JPG up to the end of its last scan', () => {
    expect(parseImageTypeAndSize(twoScans(1))).toMatchObject({ width: 8, height: 8 })
    expect(removeImageMetadata(twoScans(1))).not.toEqual(removeImageMetadata(twoScans(2)))
    expect(removeImageMetadata(Buffer.concat([twoScans(1), scan(2)]))).toEqual(removeImageMetadata(twoScans(1)))
  })
})

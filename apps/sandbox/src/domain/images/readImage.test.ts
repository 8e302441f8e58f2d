import { describe, expect, test } from 'vitest'
import { jpgOf, pngOf } from '../../testing/images.ts'
import { captchaImage } from '../captcha.ts'
import { mostImageBytes, pictureData, readImage } from './pictures.ts'

describe('a picture', () => {
  test('is recognised by its content as PNG or JPG, with its size', async () => {
    expect(readImage(pngOf(640, 480))).toEqual({ type: 'png', width: 640, height: 480 })
    expect(readImage(jpgOf(1200, 900))).toEqual({ type: 'jpg', width: 1200, height: 900 })
    expect(readImage(await captchaImage('123456'))).toMatchObject({ type: 'png', width: 168, height: 56 })
  })

  test.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1')],
    ['a WebP', Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', (_, bytes) => {
    expect(() => readImage(bytes)).toThrow('upload.type')
  })

  test.each([
    ['a png that ends early', pngOf(640, 480).subarray(0, -12)],
    ['a png without data', Buffer.concat([pngOf(640, 480).subarray(0, 33), pngOf(1, 1).subarray(-12)])],
    ['a png whose header is not first', Buffer.concat([pngOf(1, 1).subarray(0, 8), pngOf(1, 1).subarray(33)])],
    [
      'a png whose part is longer than the file',
      Buffer.concat([pngOf(1, 1).subarray(0, 33), Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('IDAT')]),
    ],
    ['a jpg that ends early', jpgOf(640, 480).subarray(0, -2)],
    ['a jpg without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9])],
    ['the beginning of a jpg before a page', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')])],
  ])('that is broken is refused: %s', (_, bytes) => {
    expect(() => readImage(bytes)).toThrow('upload.broken')
  })

  test.each([
    ['a bomb of 65,535 by 65,535', pngOf(65_535, 65_535)],
    ['one side too long', jpgOf(12_001, 10)],
    ['no side at all', pngOf(0, 0)],
    [
      'a byte more than 5 MB',
      Buffer.concat([jpgOf(640, 480), Buffer.alloc(mostImageBytes)]).subarray(0, mostImageBytes + 1),
    ],
  ])('that is too large is refused: %s', (_, bytes) => {
    expect(() => readImage(bytes)).toThrow('upload.too.large')
  })
})

describe('the data of a jpg', () => {
  /** A segment of tables whose content looks like the end of a picture. */
  const tables = Buffer.from([0xff, 0xc4, 0, 4, 0xff, 0xd9])
  const scan = (data: number): Buffer => Buffer.from([0xff, 0xda, 0, 2, data, 0xff, 0, 0xff, 0xd3, data])
  const twoScans = (second: number): Buffer =>
    Buffer.concat([jpgOf(8, 8).subarray(0, -2), tables, scan(second), Buffer.from([0xff, 0xd9])])

  test('goes up to the end of its last scan', () => {
    expect(readImage(twoScans(1))).toMatchObject({ width: 8, height: 8 })
    expect(pictureData(twoScans(1))).not.toEqual(pictureData(twoScans(2)))
    expect(pictureData(Buffer.concat([twoScans(1), scan(2)]))).toEqual(pictureData(twoScans(1)))
  })
})

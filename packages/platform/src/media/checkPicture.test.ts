import { describe, expect, test, vi } from 'vitest'
import { encodeBase64 } from './encodeBase64.ts'
import { checkPicture, type PictureCheckOptions } from './checkPicture.ts'
import { createUndecodablePngFixture } from './testing/pictures.ts'

const decoder = () =>
  vi.fn<NonNullable<PictureCheckOptions['decode']>>(() => Promise.resolve({ close: () => undefined } as ImageBitmap))
/** Creates a file with the name and the MIME type of a png, and with any content. */
const fileOf = (content: BlobPart) => new File([content], 'picture.png', { type: 'image/png' })

describe('before the upload', { tags: ['I4'] }, () => {
  test.each([
    ['a file that is too large', () => new Uint8Array(5 * 1024 * 1024 + 1), 'bytes'],
    ['a page that is called a png', () => '<script>alert(1)</script>', 'type'],
    ['a HEIC that is called a png', () => '\u0000\u0000\u0000\u0018ftypheic', 'type'],
    ['a decompression bomb', () => createUndecodablePngFixture(65_535, 65_535), 'pixels'],
    ['half a picture', () => createUndecodablePngFixture(9, 9).slice(0, -12), 'broken'],
  ])('refuses an invalid picture without decoding it: %s', async (_, content, problem) => {
    const decode = decoder()
    expect(await checkPicture(fileOf(content()), { decode })).toEqual({ ok: false, problem })
    expect(decode).not.toHaveBeenCalled()
  })

  test('control: decodes a decompression bomb when there are no limits', { tags: ['I4-control'] }, async () => {
    const decode = decoder()
    const limits = { maxBytes: Infinity, maxPixels: Infinity, maxSidePx: Infinity }
    expect(await checkPicture(fileOf(createUndecodablePngFixture(65_535, 65_535)), { decode, limits })).toMatchObject({
      ok: true,
    })
    expect(decode).toHaveBeenCalledTimes(1)
  })

  test('refuses a file that is too large without reading its content', async () => {
    const file = fileOf(new Uint8Array(5 * 1024 * 1024 + 1))
    const read = vi.spyOn(file, 'arrayBuffer')
    await checkPicture(file, { decode: null })
    expect(read).not.toHaveBeenCalled()
  })

  test.each([
    ['cannot be decoded', { decode: () => Promise.reject(new DOMException('', 'InvalidStateError')) }, false],
    ['is gone from the device', { decode: null }, true],
  ] as const)('reports a file as broken when it %s', async (_, init, lost) => {
    const file = fileOf(createUndecodablePngFixture(9, 9))
    if (lost) vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
    expect(await checkPicture(file, init)).toEqual({ ok: false, problem: 'broken' })
  })

  test('accepts a valid picture and returns its bytes, type, size and preview', async () => {
    const decode = decoder()
    const check = await checkPicture(fileOf(createUndecodablePngFixture(640, 480)), { decode })
    expect(check).toMatchObject({
      ok: true,
      picture: { type: 'png', width: 640, height: 480, bytes: createUndecodablePngFixture(640, 480) },
    })
    expect(decode.mock.calls[0]?.[0].type).toBe('image/png')
  })
})

test.each([0, 1, 2, 3, 0x8000, 0x8001, 200_000])('encodes %i bytes as base64', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256)
  expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePictures } from './comparePictures.ts'

const page = (body: string, width = 200, height = 100) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#101418"/>${body}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const box = (x: number, fill = '#d0a040') => `<rect x="${x}" y="20" width="60" height="40" fill="${fill}"/>`

test('the same picture does not differ, nor the same pixels in another file', async () => {
  const png = await page(box(20))
  expect(await comparePictures(png, png)).toBeUndefined()
  expect(await comparePictures(png, await sharp(png).png({ compressionLevel: 0 }).toBuffer())).toBeUndefined()
})

test('a box that moved by one pixel differs by its two edges', async () => {
  const found = await comparePictures(await page(box(20)), await page(box(21)))
  expect(found?.pixels).toBe(80)
  expect(found?.share).toBeCloseTo(80 / 20_000)
  expect(found?.resized).toBeUndefined()
})

test('a colour that is three levels off differs', async () => {
  expect((await comparePictures(await page(box(20, '#404040')), await page(box(20, '#434343'))))?.pixels).toBe(2400)
})

test('the smoothing of an edge may differ', async () => {
  const disc = (r: number) => page(`<circle cx="100" cy="50" r="${r}" fill="#d0a040"/>`)
  const found = await comparePictures(await disc(30), await disc(30.1))
  expect(found).toBeUndefined()
  expect((await comparePictures(await disc(30), await disc(33)))?.pixels).toBeGreaterThan(100)
})

test('what only one of the two has differs, whatever its colour, and the sizes are told', async () => {
  const found = await comparePictures(await page(''), await page('', 200, 104))
  expect(found?.pixels).toBe(800)
  expect(found?.resized).toBe('200 × 100 became 200 × 104')
})

test('the picture of the difference is red where they differ, and nowhere else', async () => {
  const found = await comparePictures(await page(''), await page(box(20)))
  const { data } = await sharp(found?.png).raw().toBuffer({ resolveWithObject: true })
  const red: number[] = []
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0) red.push(at / 4)
  expect(red).toHaveLength(2400)
  expect(red[0]).toBe(20 * 200 + 20)
})

import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { drawOutdatedSharePicture } from './drawSharePicture.ts'

function openFolder() {
  const { merchantsDir, ids } = createBuildTestSetup(1)
  const dir = join(merchantsDir, ids[0])
  const draw = (colour: string) =>
    writeFileSync(
      join(dir, 'art/hero.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 320"><path fill="${colour}" d="M0 0H750V320H0Z"/></svg>`,
    )
  draw('#ff0000')
  const file = join(dir, 'assets/share.png')
  rmSync(file, { force: true })
  return { dir, draw, file }
}

test('draws a missing picture for shared links from the hero, and again after the hero has changed', async () => {
  const { dir, draw, file } = openFolder()
  expect(await drawOutdatedSharePicture(dir)).toEqual(['assets/share.png'])
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
  expect(await drawOutdatedSharePicture(dir)).toEqual([])
  draw('#0000ff')
  expect(await drawOutdatedSharePicture(dir)).toEqual(['assets/share.png'])
  const pixel = await sharp(file).removeAlpha().extract({ left: 600, top: 300, width: 1, height: 1 }).raw().toBuffer()
  expect([...pixel]).toEqual([0, 0, 255])
})

test('draws the picture from hero.webp when there is no drawing of the hero', async () => {
  const { dir, file } = openFolder()
  rmSync(join(dir, 'art'), { recursive: true })
  expect(await drawOutdatedSharePicture(dir)).toEqual(['assets/share.png'])
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('keeps a picture that a person made', async () => {
  const { dir, draw, file } = openFolder()
  const own = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer()
  writeFileSync(file, own)
  draw('#0000ff')
  expect(await drawOutdatedSharePicture(dir)).toEqual([])
  expect(readFileSync(file).equals(own)).toBe(true)
})

test('throws and writes nothing when the picture is a symbolic link', async () => {
  const { dir, file } = openFolder()
  const target = join(dir, 'target.png')
  writeFileSync(target, 'target')
  symlinkSync(target, file)
  await expect(drawOutdatedSharePicture(dir)).rejects.toThrow('"assets/share.png" is a link, so no picture is drawn')
  expect(readFileSync(target, 'utf8')).toBe('target')
})

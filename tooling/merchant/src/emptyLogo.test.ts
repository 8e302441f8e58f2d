import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashFilesOfFolder } from './testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32">${inner}</svg>`

test.each([
  ['without a shape', svg('')],
  ['whose shapes have no paint', svg('<path fill="none" d="M0 0h120v32H0z"/>')],
  ['whose shapes are outside of it', svg('<path d="M500 500h20v20z"/>')],
  ['whose shapes are only defined', svg('<defs><path id="a" d="M0 0h120v32H0z"/></defs>')],
])('keeps the previous site when the merchant folder has an empty logo: %s', { tags: ['B36'] }, async (_, logo) => {
  const { ids, build, site, merchantsDir } = createBuildTestSetup(2, true)
  await build()
  const before = hashFilesOfFolder(site(ids[0]))
  writeFileSync(join(merchantsDir, ids[0], 'assets/logo.svg'), logo)
  const built = await build()
  expect(built).toMatchObject({
    stamped: [],
    refused: [ids[0]],
    unchanged: [ids[1]],
    problems: [
      {
        code: 'LM012',
        file: `merchants/${ids[0]}/assets/logo.svg`,
        message: '"assets/logo.svg" is empty: every pixel is transparent.',
      },
    ],
  })
  expect(hashFilesOfFolder(site(ids[0]))).toEqual(before)
})

test('refuses a PNG logo of transparent pixels', { tags: ['B36'] }, async () => {
  const { ids, build, merchantsDir } = createBuildTestSetup(1, true)
  const { default: sharp } = await import('sharp')
  rmSync(join(merchantsDir, ids[0], 'assets/logo.svg'))
  writeFileSync(
    join(merchantsDir, ids[0], 'assets/logo.png'),
    await sharp({ create: { width: 120, height: 32, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  )
  expect(await build()).toMatchObject({ stamped: [], refused: ids, problems: [{ code: 'LM012' }] })
})

test(
  'control: builds a site when the logo is only a thin line, which is visible',
  { tags: ['B36-control'] },
  async () => {
    const { ids, build, merchantsDir } = createBuildTestSetup(1, true)
    writeFileSync(join(merchantsDir, ids[0], 'assets/logo.svg'), svg('<path fill="none" stroke="#fff" d="M0 16h120"/>'))
    expect(await build()).toMatchObject({ stamped: ids, refused: [], problems: [] })
  },
)

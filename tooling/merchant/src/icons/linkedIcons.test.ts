import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doctor } from '../doctor.ts'
import { workshop } from '../testing/workshop.ts'

/** Two merchants, the drawing of the first one newer than its icons, and what the doctor with `--fix` says of it. */
function folders() {
  const { merchantsDir, ids, root } = workshop(2)
  const [own, other] = [join(merchantsDir, ids[0]), join(merchantsDir, ids[1] ?? '')]
  writeFileSync(
    join(own, 'art/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#f00" d="M0 0H512V512H0Z"/></svg>',
  )
  const iconsOf = (dir: string) =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.png'))
      .map((name) => readFileSync(join(dir, name)).toString('base64'))
  const mend = async () => {
    const lines: string[] = []
    await doctor([ids[0], '--fix'], { merchantsDir, print: (text) => lines.push(text) })
    return lines.join('\n')
  }
  return { root, own, other, iconsOf, mend }
}

test('draws nothing into the icons of another merchant by a link to their folder', { tags: ['B75'] }, async () => {
  const { own, other, iconsOf, mend } = folders()
  rmSync(join(own, 'assets'), { recursive: true })
  symlinkSync('../made0002/assets', join(own, 'assets'))
  const before = iconsOf(join(other, 'assets'))
  expect(await mend()).toContain(
    'Not mended: the icons of made0001, from made0001/art/icon.svg ("assets" is a link, and nothing is drawn by way of it).',
  )
  expect(iconsOf(join(other, 'assets'))).toEqual(before)
})

test('creates no file outside by a link that leads nowhere', { tags: ['B75'] }, async () => {
  const { root, own, mend } = folders()
  rmSync(join(own, 'assets/icon-192.png'))
  symlinkSync(join(root, 'new.png'), join(own, 'assets/icon-192.png'))
  expect(await mend()).toContain('"assets/icon-192.png" is a link')
  expect(existsSync(join(root, 'new.png'))).toBe(false)
})

test('draws nothing from a drawing behind a link', { tags: ['B75'] }, async () => {
  const { root, own, iconsOf, mend } = folders()
  renameSync(join(own, 'art'), join(root, 'art'))
  symlinkSync(join(root, 'art'), join(own, 'art'))
  const before = iconsOf(join(own, 'assets'))
  expect(await mend()).toContain('"art" is a link')
  expect(iconsOf(join(own, 'assets'))).toEqual(before)
})

test('control: draws the icons again in a folder without links', { tags: ['B75-control'] }, async () => {
  const { own, iconsOf, mend } = folders()
  const before = iconsOf(join(own, 'assets'))
  expect(await mend()).toContain('Drawn: made0001/assets/icon-192.png')
  expect(iconsOf(join(own, 'assets'))).not.toEqual(before)
})

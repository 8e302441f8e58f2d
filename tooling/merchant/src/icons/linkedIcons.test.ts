import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDoctorVerb } from '../runDoctorVerb.ts'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'

/**
 * Creates two merchant folders. In the first one, the drawing is newer than the icons. Also returns a function that
 * runs the doctor with `--fix` on the first folder.
 */
function folders() {
  const { merchantsDir, ids, root } = createBuildTestSetup(2)
  const [own, other] = [join(merchantsDir, ids[0]), join(merchantsDir, ids[1] ?? '')]
  writeFileSync(
    join(own, 'art/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="#f00" d="M0 0H512V512H0Z"/></svg>',
  )
  const iconsOf = (dir: string) =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.png'))
      .map((name) => readFileSync(join(dir, name)).toString('base64'))
  const runFix = async () => {
    const lines: string[] = []
    await runDoctorVerb([ids[0], '--fix'], { merchantsDir, print: (text) => lines.push(text) })
    return lines.join('\n')
  }
  return { root, own, other, iconsOf, runFix }
}

test(
  "renders no icons when their folder is a symbolic link to another merchant's folder",
  { tags: ['B75'] },
  async () => {
    const { own, other, iconsOf, runFix } = folders()
    rmSync(join(own, 'assets'), { recursive: true })
    symlinkSync('../made0002/assets', join(own, 'assets'))
    const before = iconsOf(join(other, 'assets'))
    expect(await runFix()).toContain(
      'Not fixed: the icons of made0001, from made0001/art/icon.svg ("assets" is a link, so no icon is drawn).',
    )
    expect(iconsOf(join(other, 'assets'))).toEqual(before)
  },
)

test(
  'creates no file outside of the merchant folder when an icon is a broken symbolic link',
  { tags: ['B75'] },
  async () => {
    const { root, own, runFix } = folders()
    rmSync(join(own, 'assets/icon-192.png'))
    symlinkSync(join(root, 'new.png'), join(own, 'assets/icon-192.png'))
    expect(await runFix()).toContain('"assets/icon-192.png" is a link')
    expect(existsSync(join(root, 'new.png'))).toBe(false)
  },
)

test('draws no icons when the path of the drawing contains a symbolic link', { tags: ['B75'] }, async () => {
  const { root, own, iconsOf, runFix } = folders()
  renameSync(join(own, 'art'), join(root, 'art'))
  symlinkSync(join(root, 'art'), join(own, 'art'))
  const before = iconsOf(join(own, 'assets'))
  expect(await runFix()).toContain('"art" is a link')
  expect(iconsOf(join(own, 'assets'))).toEqual(before)
})

test(
  'control: renders the icons when the merchant folder has no symbolic links',
  { tags: ['B75-control'] },
  async () => {
    const { own, iconsOf, runFix } = folders()
    const before = iconsOf(join(own, 'assets'))
    expect(await runFix()).toContain('Drawn: made0001/assets/icon-192.png')
    expect(iconsOf(join(own, 'assets'))).not.toEqual(before)
  },
)

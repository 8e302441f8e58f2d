import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'
import { replaceDir } from './replaceDir.ts'

function place() {
  const root = createTemporaryFolder()
  const folder = (name: string, text: string) => {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'index.html'), text)
    return join(root, name)
  }
  return { root, folder, dir: join(root, 'site'), read: () => readFileSync(join(root, 'site/index.html'), 'utf8') }
}

test('replaces a folder, or creates the folder when it does not exist', () => {
  const { root, folder, dir, read } = place()
  replaceDir(folder('one', 'one'), dir)
  expect(read()).toBe('one')
  replaceDir(folder('two', 'two'), dir)
  expect([read(), readdirSync(root)]).toEqual(['two', ['site']])
})

test('keeps the existing folder when the new folder is missing', () => {
  const { root, folder, dir, read } = place()
  replaceDir(folder('one', 'one'), dir)
  expect(() => replaceDir(join(root, 'none'), dir)).toThrow('ENOENT')
  expect([read(), readdirSync(root)]).toEqual(['one', ['site']])
})

test('leaves a complete folder when several processes replace it at the same time', async () => {
  const { root, dir, read } = place()
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { replaceDir } from ${JSON.stringify(join(import.meta.dirname, 'replaceDir.ts'))}
    const [root, dir] = process.argv.slice(1)
    for (let round = 0; round < ${chooseByTestDepth(60, 300)}; round++) {
      const draft = root + '/new.' + process.pid
      mkdirSync(draft)
      writeFileSync(draft + '/index.html', 'whole')
      replaceDir(draft, dir)
    }`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, root, dir])
  await Promise.all([run(), run(), run(), run()])
  expect([read(), existsSync(dir), readdirSync(root)]).toEqual(['whole', true, ['site']])
}, 60_000)

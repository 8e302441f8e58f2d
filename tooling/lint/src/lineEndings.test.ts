import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporary } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

function git(cwd: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
    cwd,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/** Clones a repository as Git for Windows does, which changes line endings. @returns what the clone has of a file */
function clonedText(name: string, text: string, hasAttributes: boolean): string {
  const [source, clone] = [temporary(), join(temporary(), 'clone')]
  writeFileSync(join(source, name), text)
  if (hasAttributes) copyFileSync(join(root, '.gitattributes'), join(source, '.gitattributes'))
  git(source, 'init', '--quiet')
  git(source, 'add', '.')
  git(source, 'commit', '--quiet', '--message', 'files')
  git(source, 'clone', '--quiet', '--config', 'core.autocrlf=true', source, clone)
  return readFileSync(join(clone, name), 'utf8')
}

test('keeps line endings when a clone on Windows would change them', () => {
  expect(clonedText('requirements.tsv', 'id\tarea\nA\tB\n', true)).toBe('id\tarea\nA\tB\n')
})

test('control: without the attributes such a clone has CR and LF', () => {
  expect(clonedText('requirements.tsv', 'id\tarea\nA\tB\n', false)).toBe('id\tarea\r\nA\tB\r\n')
})

import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

function git(cwd: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
    cwd,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/**
 * Commits one file to a new repository, and clones it with the settings of Git for Windows, which convert line endings.
 * @returns The text of the file in the clone.
 */
function cloneText(name: string, text: string, hasAttributes: boolean): string {
  const [source, clone] = [createTemporaryFolder(), join(createTemporaryFolder(), 'clone')]
  writeFileSync(join(source, name), text)
  if (hasAttributes) copyFileSync(join(root, '.gitattributes'), join(source, '.gitattributes'))
  git(source, 'init', '--quiet')
  git(source, 'add', '.')
  git(source, 'commit', '--quiet', '--message', 'files')
  git(source, 'clone', '--quiet', '--config', 'core.autocrlf=true', source, clone)
  return readFileSync(join(clone, name), 'utf8')
}

test('keeps line endings when Git for Windows clones the repository', () => {
  expect(cloneText('requirements.tsv', 'id\tarea\nA\tB\n', true)).toBe('id\tarea\nA\tB\n')
})

test('control: converts line endings to CR and LF when the repository has no .gitattributes', () => {
  expect(cloneText('requirements.tsv', 'id\tarea\nA\tB\n', false)).toBe('id\tarea\r\nA\tB\r\n')
})

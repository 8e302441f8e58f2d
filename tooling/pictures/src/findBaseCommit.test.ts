import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBaseCommit, readGitLines } from './findBaseCommit.ts'

let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const commit = (subject: string) => {
  readGitLines(root, 'add', '-A')
  readGitLines(
    root,
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@b',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '-q',
    '-m',
    subject,
  )
  return readGitLines(root, 'rev-parse', 'HEAD')[0]
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lobby-git-'))
  readGitLines(root, 'init', '-q', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true }))

test('compares a branch and its uncommitted changes with the commit where the branch left main', () => {
  write('a', '1')
  write('gone', '1')
  const first = commit('one')
  readGitLines(root, 'checkout', '-q', '-b', 'work')
  write('a', '2')
  commit('two')
  readGitLines(root, 'mv', 'gone', 'moved')
  write('ação', 'new')
  expect(findBaseCommit(root)).toEqual({ commit: first, changed: ['a', 'ação', 'gone', 'moved'].sort() })
})

test('compares main with its previous commit, or uncommitted changes on main with its last commit', () => {
  write('a', '1')
  const first = commit('one')
  write('a', '2')
  const second = commit('two')
  expect(findBaseCommit(root)).toEqual({ commit: first, changed: ['a'] })
  write('a', '3')
  expect(findBaseCommit(root)).toEqual({ commit: second, changed: ['a'] })
})

test('throws an error when the given base is an option or a name that is not a commit', () => {
  write('a', '1')
  commit('one')
  expect(() => findBaseCommit(root, 'nowhere')).toThrow('"nowhere" is not a commit of this repository')
  expect(() => findBaseCommit(root, '--all')).toThrow('"--all" is not a commit of this repository')
})

test('throws an error that suggests --base when no base is given and no branch is called main', () => {
  write('a', '1')
  commit('one')
  readGitLines(root, 'branch', '-m', 'trunk')
  expect(() => findBaseCommit(root)).toThrow('--base <commit>')
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { baseOf, git } from './baseOf.ts'

let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const commit = (subject: string) => {
  git(root, 'add', '-A')
  git(root, '-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', 'commit', '-q', '-m', subject)
  return git(root, 'rev-parse', 'HEAD')[0]
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lobby-git-'))
  git(root, 'init', '-q', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a branch is compared with where it left main, what is not committed included', () => {
  write('a', '1')
  write('gone', '1')
  const first = commit('one')
  git(root, 'checkout', '-q', '-b', 'work')
  write('a', '2')
  commit('two')
  git(root, 'mv', 'gone', 'moved')
  write('ação', 'new')
  expect(baseOf(root)).toEqual({ commit: first, changed: ['a', 'ação', 'gone', 'moved'].sort() })
})

test('main itself is compared with the commit before, and with itself where something is not committed', () => {
  write('a', '1')
  const first = commit('one')
  write('a', '2')
  const second = commit('two')
  expect(baseOf(root)).toEqual({ commit: first, changed: ['a'] })
  write('a', '3')
  expect(baseOf(root)).toEqual({ commit: second, changed: ['a'] })
})

test('a name that is no commit is told with what to write, an option included', () => {
  write('a', '1')
  commit('one')
  expect(() => baseOf(root, 'nowhere')).toThrow('"nowhere" is no commit here')
  expect(() => baseOf(root, '--all')).toThrow('"--all" is no commit here')
})

test('without a main, a commit has to be named', () => {
  write('a', '1')
  commit('one')
  git(root, 'branch', '-m', 'trunk')
  expect(() => baseOf(root)).toThrow('--base <commit>')
})

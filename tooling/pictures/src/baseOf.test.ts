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

test('compares a branch and its uncommitted changes with the commit where the branch left main', () => {
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

test('compares main with its previous commit, or uncommitted changes on main with its last commit', () => {
  write('a', '1')
  const first = commit('one')
  write('a', '2')
  const second = commit('two')
  expect(baseOf(root)).toEqual({ commit: first, changed: ['a'] })
  write('a', '3')
  expect(baseOf(root)).toEqual({ commit: second, changed: ['a'] })
})

test('throws an error when the given base is an option or a name that is not a commit', () => {
  write('a', '1')
  commit('one')
  expect(() => baseOf(root, 'nowhere')).toThrow('"nowhere" is not a commit of this repository')
  expect(() => baseOf(root, '--all')).toThrow('"--all" is not a commit of this repository')
})

test('throws an error that suggests --base when no base is given and no branch is called main', () => {
  write('a', '1')
  commit('one')
  git(root, 'branch', '-m', 'trunk')
  expect(() => baseOf(root)).toThrow('--base <commit>')
})

import type { Messages } from '@lobby/i18n'
import { compileMessages } from '@lobby/i18n/build'
import { expect, test } from 'vitest'
import { createLongest, longestOf } from './longest.ts'

/** Letters are one wide, but W, which is five. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 5 : 1), 0)
const english = compileMessages({
  'a.in': 'Sign in',
  'a.other': 'Sign in',
  'a.out': 'WW',
  'a.bets': '{n, plural, one {# bet} other {# bets}} today',
})
const portuguese = compileMessages({
  'a.in': 'Entrar',
  'a.other': 'Fazer login',
  'a.out': 'Sair...',
  'a.bets': '{n, plural, one {# aposta} other {# apostas}}',
})
const own: Messages = { 'a.in': 'Come in, friend' }

test('of every text the widest is taken, by width and not by letters, of merchants too', () => {
  const longest = longestOf([english, portuguese, own], widthOf)
  expect(longest['a.in']).toBe('Come in, friend')
  expect(longest['a.other']).toBe('Fazer login')
  expect(longest['a.out']).toBe('WW')
  expect(longest['a.bets']).toBe(english['a.bets'])
})

test('words have the widest text of all ids that say them; what no dictionary says has none', () => {
  const find = createLongest(english, longestOf([english, portuguese], widthOf), widthOf)
  expect([find('Sign in'), find('WW'), find('Aurora')]).toEqual(['Fazer login', 'WW', undefined])
})

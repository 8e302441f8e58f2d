import type { CompiledMessages } from '@lobby/i18n'
import { compileMessages } from '@lobby/i18n/build'
import { expect, test } from 'vitest'
import { createWidestTextFinder, mergeWidestMessages } from './widestMessages.ts'

/** Measures a text: each letter has the width 1, except W, which has the width 5. */
const measureWidth = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'W' ? 5 : 1), 0)
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
const own: CompiledMessages = { 'a.in': 'Come in, friend' }

test('selects the widest translation of each text by its width, not its length, including texts of merchants', () => {
  const longest = mergeWidestMessages([english, portuguese, own], measureWidth)
  expect(longest['a.in']).toBe('Come in, friend')
  expect(longest['a.other']).toBe('Fazer login')
  expect(longest['a.out']).toBe('WW')
  expect(longest['a.bets']).toBe(english['a.bets'])
})

test('returns the widest translation of all messages with the same English words, or undefined for unknown words', () => {
  const find = createWidestTextFinder(english, mergeWidestMessages([english, portuguese], measureWidth), measureWidth)
  expect([find('Sign in'), find('WW'), find('Aurora')]).toEqual(['Fazer login', 'WW', undefined])
})

import { describe, expect, test } from 'vitest'
import { createLanguageFormat } from './createLanguageFormat.ts'

/** Replaces the no-break spaces in a text of Intl with plain spaces. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

describe('the money format', () => {
  test.each([
    ['pt', 123_450, 'BRL', 'R$ 1.234,50'],
    ['pt', 123_450, 'R$', 'R$ 1.234,50'],
    ['en', 123_450, 'R$', 'R$1,234.50'],
    ['en', -50, 'USD', '-$0.50'],
    ['en', 0, 'JPY', '¥0.00'],
    ['pt', -0, 'R$', 'R$ 0,00'],
    ['pt', -0.4, 'BRL', 'R$ 0,00'],
    ['pt', -0.5, 'BRL', '-R$ 0,01'],
    ['pt', 1e11, '', '1.000.000.000,00'],
    ['pt', 1250, null, '12,50'],
  ])(
    'formats, for the language %s, the amount of %d minor units in the currency %s as %s',
    (tag, minor, unit, text) => {
      expect(plain(createLanguageFormat(tag).money(minor, unit)).trim()).toBe(text)
    },
  )

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'formats the amount %d, which is not finite, as --',
    (minor) => {
      expect(createLanguageFormat('en').money(minor, 'BRL')).toBe('--')
    },
  )

  test('formats an amount even when its currency code does not exist', () => {
    expect(plain(createLanguageFormat('en').money(100, 'QQQ'))).toContain('1.00')
  })
})

test('groups the digits of numbers as the language does, and formats NaN as --', () => {
  expect(createLanguageFormat('pt').number(1234567)).toBe('1.234.567')
  expect(createLanguageFormat('en').number(0.5, { style: 'percent' })).toBe('50%')
  expect(createLanguageFormat('en').number(Number.NaN)).toBe('--')
})

test('formats zero without a minus sign when a negative number is rounded to zero', () => {
  const { number } = createLanguageFormat('en')
  expect([number(-0), number(-0.0004), number(-0.004, { style: 'percent' })]).toEqual(['0', '0', '0%'])
  expect(number(-0.0006)).toBe('-0.001')
})

test('formats dates and times in the given language and time zone, and invalid ones as --', () => {
  const [en, pt] = [createLanguageFormat('en'), createLanguageFormat('pt')]
  const noon = '2026-03-01T02:30:00Z'
  expect(pt.date(noon, { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })).toBe('28/02/2026')
  expect(pt.time(noon, { timeStyle: 'short', timeZone: 'America/Sao_Paulo' })).toBe('23:30')
  expect(plain(en.date(Date.parse(noon), { dateStyle: 'medium', timeZone: 'UTC' }))).toBe('Mar 1, 2026')
  expect([en.date('no date'), en.time(Number.NaN), en.date(new Date(Number.NaN))]).toEqual(['--', '--', '--'])
})

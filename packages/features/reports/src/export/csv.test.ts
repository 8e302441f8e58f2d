import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const linesOf = (text: string) => text.slice(1).split('\r\n')

test('begins with the mark of UTF-8, and its lines end as spreadsheets have it', () => {
  expect(csvOf(['Número', 'Valor'], [['D1', { hundredths: 1250 }]], { decimal: ',' })).toBe(
    '\uFEFFNúmero;Valor\r\nD1;12,50\r\n',
  )
})

test('what stands between cells is what the language’s spreadsheets expect', () => {
  const rows = [['a', { hundredths: 123_456_789 }]] as const
  expect(linesOf(csvOf(['A', 'B'], rows, { decimal: '.' }))[1]).toBe('a,1234567.89')
  expect(linesOf(csvOf(['A', 'B'], rows, { decimal: ',' }))[1]).toBe('a;1234567,89')
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-123_456, '-1234.56'],
  [9_007_199_254_740_991, '90071992547409.91'],
  [Number.NaN, ''],
])('%d hundredths are %j: no amount is rounded', (hundredths, text) => {
  expect(linesOf(csvOf(['A'], [[{ hundredths }]], { decimal: '.' }))[1]).toBe(text)
})

test.each([
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  [' edge', '" edge"'],
  ['plain; text', 'plain; text'],
])('%j is quoted where it must be', (cell, text) => {
  expect(csvOf(['A'], [[cell]], { decimal: '.' }).slice(1)).toBe(`A\r\n${text}\r\n`)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\u0000=1'])(
  '%j is no formula: an apostrophe stands before it',
  (cell) => {
    const text = csvOf(['A'], [[cell]], { decimal: '.' })
    expect(
      text
        .slice(1)
        .replace(/^A\r\n"?/, '')
        .startsWith("'"),
    ).toBe(true)
  },
)

test('a number below zero stays a number', () => {
  expect(linesOf(csvOf(['A', 'B'], [['-5', { hundredths: -500 }]], { decimal: '.' }))[1]).toBe("'-5,-5.00")
})

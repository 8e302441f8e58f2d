import { expect, test } from 'vitest'
import { formatCsv } from './formatCsv.ts'

const linesOf = (text: string) => text.slice(1).split('\r\n')

test('starts the CSV file with the UTF-8 byte order mark and ends lines with CRLF', () => {
  expect(formatCsv(['Número', 'Valor'], [['D1', { hundredths: 1250 }]], { decimalMark: ',' })).toBe(
    '\uFEFFNúmero;Valor\r\nD1;12,50\r\n',
  )
})

test('separates CSV cells by semicolons if the decimal separator is a comma, otherwise by commas', () => {
  const rows = [['a', { hundredths: 123_456_789 }]] as const
  expect(linesOf(formatCsv(['A', 'B'], rows, { decimalMark: '.' }))[1]).toBe('a,1234567.89')
  expect(linesOf(formatCsv(['A', 'B'], rows, { decimalMark: ',' }))[1]).toBe('a;1234567,89')
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [-123_456, '-1234.56'],
  [9_007_199_254_740_991, '90071992547409.91'],
  [Number.NaN, ''],
])('formats %d hundredths as the CSV number %j without rounding', (hundredths, text) => {
  expect(linesOf(formatCsv(['A'], [[{ hundredths }]], { decimalMark: '.' }))[1]).toBe(text)
})

test.each([
  ['a,b', '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  [' edge', '" edge"'],
  ['plain; text', 'plain; text'],
])('quotes the CSV cell %j only if its characters require quotes', (cell, text) => {
  expect(formatCsv(['A'], [[cell]], { decimalMark: '.' }).slice(1)).toBe(`A\r\n${text}\r\n`)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\u0000=1'])(
  'puts an apostrophe before the CSV text %j, which a spreadsheet would read as a formula',
  (cell) => {
    const text = formatCsv(['A'], [[cell]], { decimalMark: '.' })
    expect(
      text
        .slice(1)
        .replace(/^A\r\n"?/, '')
        .startsWith("'"),
    ).toBe(true)
  },
)

test('writes a negative number into a CSV file without an apostrophe', () => {
  expect(linesOf(formatCsv(['A', 'B'], [['-5', { hundredths: -500 }]], { decimalMark: '.' }))[1]).toBe("'-5,-5.00")
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './parseAmount.ts'

const marks = { PT: ',', EN: '.' } as const

test.each<[string, ',' | '.', number | undefined]>([
  ['100', ',', 10_000],
  ['100,5', ',', 10_050],
  ['100,50', ',', 10_050],
  ['1.234,50', ',', 123_450],
  ['1.234', ',', 123_400],
  ['R$ 1.234,50', ',', 123_450],
  ['R$\u00a020,00', ',', 2_000],
  ['100.5', ',', 10_050],
  ['100.50', ',', 10_050],
  ['100,', ',', 10_000],
  ['1,234.50', '.', 123_450],
  ['1,234', '.', 123_400],
  ['100,50', '.', 10_050],
  ['1,234', ',', undefined],
  ['1.234', '.', undefined],
  ['1,234.50', ',', undefined],
  ['1.234,50', '.', undefined],
  ['12.34.56', ',', undefined],
  ['1.23,4', ',', undefined],
  ['0.123', ',', undefined],
  ['10,123', ',', undefined],
  ['', ',', undefined],
  [',50', ',', undefined],
  ['-5', ',', undefined],
  ['1e3', ',', undefined],
  ['٣', ',', undefined],
  ['999999999999', ',', Number.MAX_SAFE_INTEGER],
  ['R$ 1.234.567.890.123.456,78', ',', Number.MAX_SAFE_INTEGER],
  ['99999999999', ',', 9_999_999_999_900],
  ['1,2,3', ',', undefined],
  ['01.234', ',', undefined],
  ['1234.567', ',', undefined],
  ['1.2345', ',', undefined],
  ['1.2345.678', ',', undefined],
  ['NaN', '.', undefined],
  ['10 50', ',', undefined],
  ['1 050', ',', 105_000],
  ['1 234 567,50', ',', 123_456_750],
  ['1\u202f234,5', ',', 123_450],
  ['1 234.567', ',', undefined],
  ['1  234', ',', undefined],
  ['1 2', ',', undefined],
  ['10R$50', ',', undefined],
  ['R$ 10 R$', ',', undefined],
  ['10 R$', ',', 1_000],
  ['10,50 €', ',', 1_050],
  ['R$', ',', undefined],
  ['R$-5', ',', undefined],
  ['1\u200b00', ',', 10_000],
  ['\u202a100,50\u202c', ',', 10_050],
  ['１００，５０', ',', 10_050],
])('parses the amount "%s" with the decimal mark "%s" as %j', (text, decimal, minor) => {
  expect(parseAmount(text, decimal)).toBe(minor)
})

const writers = ['pt-BR', 'en-US', 'de-DE'].flatMap((tag) =>
  [true, false].flatMap((useGrouping) =>
    [0, 2].map(
      (minimumFractionDigits) =>
        new Intl.NumberFormat(tag, { useGrouping, minimumFractionDigits, maximumFractionDigits: 2 }),
    ),
  ),
)

test('parses an amount in the notation of any language correctly, or refuses it', { tags: ['I6'] }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.constantFrom(...writers),
      fc.constantFrom(',' as const, '.' as const),
      (minor, writer, decimal) => {
        const read = parseAmount(writer.format(minor / 100), decimal)
        expect([minor, undefined]).toContain(read)
      },
    ),
    { numRuns: 3000 },
  )
})

test(
  'control: reads an amount 100 times too large when a parser ignores the decimal mark',
  { tags: ['I6-control'] },
  () => {
    const careless = (text: string) => Number(text.replace(/[.,]/g, '')) * 100
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.constantFrom(['pt-BR', marks.PT] as const, ['en-US', marks.EN] as const),
        (minor, [tag, decimal]) => {
          const text = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(minor / 100)
          expect(parseAmount(text, decimal)).toBe(minor)
          expect(careless(text)).toBe(minor * 100)
        },
      ),
    )
  },
)

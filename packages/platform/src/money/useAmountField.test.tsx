import { expect, test } from 'vitest'
import { renderScreen } from '../testing/renderScreen.tsx'
import {
  getAmountProblem,
  useAmountField,
  useAmountFieldFormat,
  type AmountFieldState,
  type AmountLimits,
  type AmountProblem,
  type AmountFieldFormat,
} from './useAmountField.ts'
import { useMoneyFormat } from './useMoneyFormat.ts'

const limits = { minMinor: 2_000, maxMinor: 500_000 }

test.each<[AmountProblem | undefined, string, number | undefined, AmountLimits | undefined]>([
  ['none', '', undefined, limits],
  ['none', ' ', undefined, limits],
  ['unreadable', 'x', undefined, limits],
  ['unreadable', 'x', undefined, undefined],
  ['low', '19.99', 1_999, limits],
  [undefined, '20', 2_000, limits],
  [undefined, '5000', 500_000, limits],
  ['high', '5000.01', 500_001, limits],
  ['high', '9'.repeat(40), Number.MAX_SAFE_INTEGER, limits],
  ['high', '9'.repeat(40), Number.MAX_SAFE_INTEGER, undefined],
  // Without loaded limits, any amount that can be read is accepted.
  [undefined, '0', 0, undefined],
])('reports the problem %s for the amount "%s"', (problem, text, minor, between) => {
  expect(getAmountProblem(text, minor, between)).toBe(problem)
})

async function open(language: 'EN' | 'PT', first?: number) {
  const seen: { amount?: AmountFieldState; text?: AmountFieldFormat; write?: (minor: number) => string } = {}
  function Form() {
    const amount = useAmountField(limits, first)
    Object.assign(seen, { amount, text: useAmountFieldFormat(), write: useMoneyFormat() })
    return <output>{`${amount.text}|${amount.minor}|${amount.problem}`}</output>
  }
  const { screen } = await renderScreen(<Form />, { guest: true, language })
  const { text, write } = seen as Required<typeof seen>
  return {
    shown: () => screen.container.querySelector('output')?.textContent,
    amount: () => seen.amount as AmountFieldState,
    text,
    write,
  }
}

test.each([
  ['EN', 500, '5'],
  ['EN', 505, '5.05'],
  ['EN', 550, '5.50'],
  ['EN', 123_450, '1,234.50'],
  ['PT', 505, '5,05'],
  ['PT', 123_400, '1.234'],
] as const)('formats and parses amounts in the language %s: %i hundredths as %s', async (language, minor, written) => {
  const { text } = await open(language)
  expect([text.format(minor), text.parse(written)]).toEqual([written, minor])
})

test('parses an amount with the decimal mark of the current language', async () => {
  expect((await open('PT')).text.parse('1.234')).toBe(123_400)
  expect((await open('EN')).text.parse('1.234')).toBeUndefined()
})

test('formats minor units as hundredths of the merchant’s currency', async () => {
  const { write } = await open('EN')
  expect([write(250), write(1), write(123_456)].map((each) => each.replace(/\s/g, ''))).toEqual([
    'R$2.50',
    'R$0.01',
    'R$1,234.56',
  ])
})

test('changes the amount when the player types or picks another amount', async () => {
  expect((await open('EN', 5_000)).shown()).toBe('50|5000|undefined')
  const { shown, amount } = await open('EN')
  expect(shown()).toBe('|undefined|none')
  amount().type('19.99')
  await expect.poll(shown).toBe('19.99|1999|low')
  amount().pick(600_050)
  await expect.poll(shown).toBe('6,000.50|600050|high')
})

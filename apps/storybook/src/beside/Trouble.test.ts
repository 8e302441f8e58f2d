import { expect, test } from 'vitest'
import { byTrouble, byWorst, troubleText, type Trouble, type View } from './Trouble.ts'

const trouble = (kind: Trouble['kind'], amount: number, wanted = 0): Trouble => ({
  kind,
  amount,
  wanted,
  text: 'Deposit',
})
const view = (...troubles: Trouble[]): View => ({ troubles, unmeasured: 0, failed: false })

test('what says nothing comes before what cannot be read, what cannot be read comes before what is cut, and that before what is shortened', () => {
  const sorted = [
    trouble('bare', 0),
    trouble('faint', 3, 4.5),
    trouble('faint', 2.9, 3),
    trouble('cut', 12),
    trouble('cut', 3),
    trouble('wide', 40),
    trouble('dots', 90),
    trouble('least', 4.6, 4.5),
    trouble('least', 9, 4.5),
  ]
  expect(sorted.toReversed().toSorted(byTrouble)).toEqual(sorted)
})

test('of merchants, one that fails is worst, then the one with the worst trouble; of two that share it the one whose next is worse; one that is not measured yet is last', () => {
  const views = [
    { ...view(), failed: true },
    view(trouble('faint', 4.4, 4.5)),
    view(trouble('cut', 2), trouble('least', 4.5, 4.5)),
    view(trouble('cut', 2), trouble('least', 8, 4.5)),
    view(trouble('least', 5, 4.5)),
    view(trouble('least', 9, 4.5)),
    view(),
    undefined,
  ]
  // Array.prototype.toSorted puts undefined last by itself.
  const boxed = views.map((value) => ({ value }))
  expect(boxed.toReversed().toSorted((one, other) => byWorst(one.value, other.value))).toEqual(boxed)
})

test.each([
  [trouble('least', 4.69, 4.5), 'Nothing to mend · lowest 4.6:1 on “Deposit”'],
  [trouble('faint', 4.49, 4.5), '4.4:1 of 4.5:1 on “Deposit”'],
  [{ ...trouble('bare', 0), text: 'A button' }, 'A button: no text says what it does'],
  [trouble('cut', 11.2), '12 px cut in “Deposit”'],
  [trouble('wide', 8), '8 px wider than the screen'],
  [trouble('dots', 30), '30 px behind dots in “Deposit”'],
])('%o is told as %s', (given, words) => {
  expect(troubleText(given)).toBe(words)
})

import { expect, test } from 'vitest'
import { popupsFor, type Popup } from './popupsFor.ts'

const popups = (['A', 'F', 'B', 'A'] as const).map((execution, id): Popup => ({ id, title: `${execution}${id}`, content: '', promotionType: null, execution }))
const titles = (session: { firstTimeLogin: boolean } | null) => popupsFor(popups, session).map(({ title }) => title)

test('[HOME-027] members see the pages of execution A', () => {
  expect(titles({ firstTimeLogin: false })).toEqual(['A0', 'A3'])
})

test('[HOME-028] at their first sign-in members see those of F too, before the others', () => {
  expect(titles({ firstTimeLogin: true })).toEqual(['F1', 'A0', 'A3'])
})

test('[HOME-029] guests see the pages of execution B', () => {
  expect(titles(null)).toEqual(['B2'])
})

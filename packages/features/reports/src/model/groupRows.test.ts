import { expect, test } from 'vitest'
import { groupRows } from './groupRows.ts'

const row = (id: number, day: string) => ({ id, day })
const dayOf = ({ day }: { readonly day: string }) => day

test('groups rows by day without changing their order', () => {
  expect(groupRows([row(4, 'b'), row(3, 'b'), row(2, 'a')], dayOf)).toEqual([
    { key: 'b', rows: [row(4, 'b'), row(3, 'b')] },
    { key: 'a', rows: [row(2, 'a')] },
  ])
})

test('adds rows of the next page to the existing group of the same day', () => {
  expect(groupRows([row(4, 'b'), row(3, 'a'), row(5, 'b')], dayOf).map(({ key, rows }) => [key, rows.length])).toEqual([
    ['b', 2],
    ['a', 1],
  ])
})

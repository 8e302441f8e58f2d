import { expect, test } from 'vitest'
import type { Change } from './compareShots.ts'
import { judge } from './judge.ts'

const png = Buffer.from('')
const changed = (skin: string, share: number): Change => ({
  skin,
  before: png,
  after: png,
  difference: { pixels: share * 1000, share, png },
})
const compared = [
  { name: 'Avatar', why: 'a', changes: [changed('aurora', 0.01), changed('kite', 0.02)] },
  { name: 'Button', why: 'b', changes: [] },
  { name: 'Card', why: 'c', changes: [changed('aurora', 0.4)] },
]

test('what changed most comes first, skins likewise, and what looks the same is named', () => {
  const { changed: found, same, failed } = judge(compared, [])
  expect(found.map(({ name, changes }) => [name, ...changes.map(({ skin }) => skin)])).toEqual([
    ['Card', 'aurora'],
    ['Avatar', 'kite', 'aurora'],
  ])
  expect(same).toEqual(['Button'])
  expect(failed).toBe(true)
})

test('a change passes only when each that changed is allowed by its whole name', () => {
  expect(judge(compared, ['Card']).failed).toBe(true)
  expect(judge(compared, ['Card', 'Avat']).failed).toBe(true)
  expect(judge(compared, ['Card', 'Avatar']).failed).toBe(false)
  expect(judge([], []).failed).toBe(false)
})

test('who was allowed to change and did not is told', () =>
  expect(judge(compared, ['Button', 'Card']).idle).toEqual(['Button']))

test('a component of which there is no picture comes first, and nobody can allow it', () => {
  const broken = [
    ...compared,
    { name: 'Zoom', why: 'z', changes: [{ skin: 'aurora', failed: 'after: the story threw an error' }] },
  ]
  const { changed: found, failed } = judge(broken, ['Avatar', 'Card', 'Zoom'])
  expect(found[0]?.name).toBe('Zoom')
  expect(failed).toBe(true)
})

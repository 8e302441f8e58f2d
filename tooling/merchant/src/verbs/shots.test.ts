import { merchantIds } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { places, root } from '../places.ts'
import { shots } from './shots.ts'

const [id = ''] = merchantIds(places.merchants)

async function taken(...args: readonly string[]) {
  const heard: string[] = []
  const order: string[] = []
  await shots(args, {
    build: () => Promise.resolve(order.push('compiled')),
    take: (said) => (order.push('taken'), heard.push(...said), Promise.resolve(0)),
    print: () => order.push('said'),
  })
  return { heard, order }
}

test('pictures go below .reports unless a place is said; that it begins is said before the compile', async () => {
  expect(await taken(id, '--only', 'home')).toEqual({
    heard: [id, '--only', 'home', '--out', join(root, '.reports/shots')],
    order: ['said', 'compiled', 'taken'],
  })
  for (const out of [['--out', 'here'], ['--out=here']]) expect((await taken(id, ...out)).heard).toEqual([id, ...out])
})

test('whose screens is one of the merchants', async () => {
  await expect(taken()).rejects.toThrow('Say which merchant: npm run merchant -- shots <id>')
  await expect(taken(`${id}x`)).rejects.toThrow(`Did you mean "${id}"?`)
})

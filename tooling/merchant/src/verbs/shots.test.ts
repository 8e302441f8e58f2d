import { listMerchantIds } from '@lobby/merchant/reader'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { runShotsVerb } from './shots.ts'

const [id = ''] = listMerchantIds(DEFAULT_PATHS.merchants)

async function runShots(...args: readonly string[]) {
  const heard: string[] = []
  const order: string[] = []
  await runShotsVerb(args, {
    build: () => Promise.resolve(order.push('compiled')),
    take: (said) => (order.push('taken'), heard.push(...said), Promise.resolve(0)),
    print: () => order.push('said'),
  })
  return { heard, order }
}

test('writes screenshots into a subfolder of .reports by default', async () => {
  expect(await runShots(id, '--only', 'home')).toEqual({
    heard: [id, '--only', 'home', '--out', join(WORKSPACE_ROOT, '.reports/shots')],
    order: ['said', 'compiled', 'taken'],
  })
  for (const out of [['--out', 'here'], ['--out=here']])
    expect((await runShots(id, ...out)).heard).toEqual([id, ...out])
})

test('refuses to take screenshots when the merchant id is missing or unknown', async () => {
  await expect(runShots()).rejects.toThrow('Name a merchant: npm run merchant -- shots <id>')
  await expect(runShots(`${id}x`)).rejects.toThrow(`Did you mean "${id}"?`)
})

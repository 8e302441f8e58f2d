import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shelf } from '../release/testing/shelf.ts'
import { remove } from './remove.ts'

const rings = (canary: readonly string[]) =>
  `{ "rings": [\n  // first\n  { "name": "canary", "merchants": ${JSON.stringify(canary)} },\n  { "name": "all", "merchants": "others" }\n] }`

function place(canary: readonly string[]) {
  const shop = shelf(3)
  const { merchantsDir, ringsFile, store, root } = shop
  writeFileSync(ringsFile, rings(canary))
  const removed = async (id: string) => {
    const lines: string[] = []
    const code = await remove([id, '--yes'], {
      merchantsDir,
      ringsFile,
      storeDir: store,
      sitesDir: join(root, 'sites'),
      print: (text) => lines.push(text),
      ask: null,
    })
    return { code, text: lines.join('\n') }
  }
  return { ...shop, removed, isThere: (id: string) => existsSync(join(merchantsDir, id)) }
}

test('whoever stands in a ring stays until it is taken out there: the line and the cure are told, and no release is held', async () => {
  const { ids, removed, isThere, ringsFile, run } = place(['made0001', 'made0002'])
  const before = readFileSync(ringsFile, 'utf8')
  expect(await removed(ids[0])).toEqual({
    code: 1,
    text: expect.stringMatching(
      /^releases\.jsonc:3:\d+ LM007 "made0001" stands in the ring "canary".*\n.*\n {2}Take it out there\. Then run this again\.\nNothing was removed\.$/,
    ) as string,
  })
  expect([isThere(ids[0]), readFileSync(ringsFile, 'utf8')]).toEqual([true, before])
  writeFileSync(ringsFile, rings(['made0002']))
  expect((await removed(ids[0])).code).toBe(0)
  await run('release --name one')
  expect((await run('promote one --ring canary')).code).toBe(0)
  expect((await removed('made0002')).text).toContain(
    'Put another one there, or take the ring out: nobody else is in it.',
  )
})

test('that players go on getting it is said, and from where; of one that nobody gets it is not', async () => {
  const { removed, run, store } = place(['made0001'])
  await run('release --name one')
  for (const ring of ['canary', 'all']) await run(`promote one --ring ${ring}`)
  expect((await removed('made0002')).text).toContain(
    `Players go on getting it from the release one, also without this folder. What ends that is taking away the link ${join(store, 'served/made0002')}.`,
  )
  expect(existsSync(join(store, 'served/made0002/index.html'))).toBe(true)
  const other = place(['made0001'])
  expect(await other.removed('made0002')).toEqual({ code: 0, text: expect.not.stringContaining('Players') as string })
})

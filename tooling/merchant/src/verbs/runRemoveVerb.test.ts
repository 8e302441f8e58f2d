import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReleaseTestSetup } from '../release/testing/createReleaseTestSetup.ts'
import { runRemoveVerb } from './runRemoveVerb.ts'

const rings = (canary: readonly string[]) =>
  `{ "rings": [\n  // first\n  { "name": "canary", "merchants": ${JSON.stringify(canary)} },\n  { "name": ` +
  `"all", "merchants": "others" }\n] }`

function createRings(canary: readonly string[]) {
  const shop = createReleaseTestSetup(3)
  const { merchantsDir, ringsFile, store, root } = shop
  writeFileSync(ringsFile, rings(canary))
  const runRemove = async (id: string) => {
    const lines: string[] = []
    const code = await runRemoveVerb([id, '--yes'], {
      merchantsDir,
      ringsFile,
      storeDir: store,
      sitesDir: join(root, 'sites'),
      print: (text) => lines.push(text),
      ask: null,
    })
    return { code, text: lines.join('\n') }
  }
  return { ...shop, runRemove, isThere: (id: string) => existsSync(join(merchantsDir, id)) }
}

test('refuses to remove a merchant that a ring in releases.jsonc lists', async () => {
  const { ids, runRemove, isThere, ringsFile, run } = createRings(['made0001', 'made0002'])
  const before = readFileSync(ringsFile, 'utf8')
  expect(await runRemove(ids[0])).toEqual({
    code: 1,
    text: expect.stringMatching(
      /^releases\.jsonc:3:\d+ LM007 "made0001" is in the ring "canary".*\n.*\n {2}Remove it from the ring\. Then run this again\.\nNothing was removed\.$/,
    ) as string,
  })
  expect([isThere(ids[0]), readFileSync(ringsFile, 'utf8')]).toEqual([true, before])
  writeFileSync(ringsFile, rings(['made0002']))
  expect((await runRemove(ids[0])).code).toBe(0)
  await run('release --name one')
  expect((await run('promote one --ring canary')).code).toBe(0)
  expect((await runRemove('made0002')).text).toContain('Replace it, or remove the ring, which lists no other merchant.')
})

test('reports that players still get the site of a removed merchant when it is served from a release', async () => {
  const { runRemove, run, store } = createRings(['made0001'])
  await run('release --name one')
  for (const ring of ['canary', 'all']) await run(`promote one --ring ${ring}`)
  expect((await runRemove('made0002')).text).toContain(
    'Players still get it from the release one, even without this folder. To stop that, remove the link ' +
      `${join(store, 'served/made0002')}.`,
  )
  expect(existsSync(join(store, 'served/made0002/index.html'))).toBe(true)
  const other = createRings(['made0001'])
  expect(await other.runRemove('made0002')).toEqual({ code: 0, text: expect.not.stringContaining('Players') as string })
})

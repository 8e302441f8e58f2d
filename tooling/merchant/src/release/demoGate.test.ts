import { cpSync, readFileSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PATHS } from '../places.ts'
import { createReleaseTestSetup } from './testing/createReleaseTestSetup.ts'

/**
 * Makes a release `one` of two merchants and serves it to the first ring. The given edit writes a demo value into a
 * merchant folder.
 */
async function openRelease(edit: (sandbox: ReturnType<typeof createReleaseTestSetup>, id: string) => void) {
  const sandbox = createReleaseTestSetup(2)
  const [, id] = sandbox.ids
  if (id === undefined) throw new Error('The sandbox has only one merchant.')
  edit(sandbox, id)
  expect(await sandbox.run('release --name one')).toMatchObject({ code: 0 })
  expect(await sandbox.run('promote one --ring canary')).toMatchObject({ code: 0 })
  return { ...sandbox, id }
}

type Sandbox = ReturnType<typeof createReleaseTestSetup>
const replaceIn = (file: string, from: string | RegExp, to: string) => (sandbox: Sandbox, id: string) =>
  sandbox.edit(id, file, (text) => text.replace(from, to))
const useSandboxKey = ({ merchantsDir }: Sandbox, id: string) =>
  cpSync(join(DEFAULT_PATHS.merchants, 'aurora/encryption-key.pem'), join(merchantsDir, id, 'encryption-key.pem'))

describe('promote beyond the first ring', () => {
  test.each<[string, (sandbox: Sandbox, id: string) => void, RegExp]>([
    [
      'a value that `merchant new` filled in',
      replaceIn('merchant.jsonc', '  "code"', '  // To be set: the code.\n  "code"'),
      /merchant\.jsonc:\d+:\d+ To be set: the code\./,
    ],
    [
      'only loopback hosts',
      replaceIn('merchant.jsonc', /"hosts": \[[^\]]*\]/, '"hosts": ["made0002.localhost"]'),
      /merchant\.jsonc:\d+:\d+ "hosts" has no host that players reach\./,
    ],
    ['the sandbox’s public key', useSandboxKey, /"encryption-key\.pem" is still the sandbox's public key\./],
    [
      'the licence of the demonstration',
      replaceIn('merchant.jsonc', '"Licence 7"', '{ "PT": "Marca de demonstração. Não é um operador licenciado." }'),
      /"licence\.text" still says "Marca de demonstração/,
    ],
    [
      'a game origin of the sandbox',
      replaceIn('cdn.jsonc', 'https://play.example', 'http://play.localhost:*'),
      /cdn\.jsonc:\d+:\d+ "gameOrigins\[0\]" is still http:\/\/play\.localhost:\*/,
    ],
    [
      'an API on the local machine',
      replaceIn('cdn.jsonc', '"apiBase": ""', '"apiBase": "http://127.0.0.1:4700"'),
      /"apiBase" is still http:\/\/127\.0\.0\.1:4700/,
    ],
  ])('refuses a release with a merchant folder that has %s', async (_, edit, reason) => {
    const { run, store, id } = await openRelease(edit)
    const { code, text } = await run('promote one --ring all')
    expect(code).toBe(1)
    expect(text).toMatch(reason)
    expect(text).toContain(`one is not for players: ${id} had 1 value of the demonstration`)
    expect(text).toMatch(/promote one --ring all --demo$/)
    expect(readFileSync(join(store, 'log.jsonl'), 'utf8')).not.toContain(`"${id}"`)
  })

  test('refuses a release by the folders at the time of the release, although they were corrected later', async () => {
    const { run, merchantsDir, id } = await openRelease(useSandboxKey)
    cpSync(join(merchantsDir, 'made0001/encryption-key.pem'), join(merchantsDir, id, 'encryption-key.pem'))
    expect(await run('promote one --ring all')).toMatchObject({ code: 1 })
    expect(await run('release --name two')).toMatchObject({ code: 0 })
    for (const ring of ['canary', 'all']) expect(await run(`promote two --ring ${ring}`)).toMatchObject({ code: 0 })
  })

  test('serves a demonstration with --demo, and logs who did so and when', async () => {
    const { run, store, id } = await openRelease(useSandboxKey)
    expect(await run('promote one --ring all --demo')).toMatchObject({ code: 0 })
    const last = readFileSync(join(store, 'log.jsonl'), 'utf8').trim().split('\n').at(-1) ?? ''
    expect(JSON.parse(last)).toEqual({
      at: '2026-11-22T14:00:00.000Z',
      merchant: id,
      from: null,
      to: 'one',
      by: 'promote all --demo',
      who: `${userInfo().username}@${hostname()}`,
    })
  })

  test('control: serves a release whose merchant folders have no values of the demonstration', async () => {
    const { run } = await openRelease(() => undefined)
    expect(await run('promote one --ring all')).toMatchObject({ code: 0 })
  })
})

describe('rollback to a demonstration', () => {
  test('refuses a rollback to a demonstration when the merchant was never served from that release, unless --demo allows it', async () => {
    const { run, id } = await openRelease(useSandboxKey)
    expect(await run(`rollback ${id} one`)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/is not for players[^]*rollback made0002 one --demo$/) as unknown,
    })
    expect(await run(`rollback ${id} one --demo`)).toMatchObject({ code: 0 })
  })

  test('rolls back to a demonstration when the merchant was served from that release before', async () => {
    const { run, merchantsDir, id } = await openRelease(useSandboxKey)
    await run('promote one --ring all --demo')
    cpSync(join(merchantsDir, 'made0001/encryption-key.pem'), join(merchantsDir, id, 'encryption-key.pem'))
    await run('release --name two')
    for (const ring of ['canary', 'all']) await run(`promote two --ring ${ring}`)
    expect(await run(`rollback ${id} one`)).toMatchObject({ code: 0 })
  })
})

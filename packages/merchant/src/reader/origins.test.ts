import { expect, test } from 'vitest'
import { brokenFolder, type Edit } from '../testing/brokenFolder.ts'
import { at, problemsOf } from '../testing/problemsOf.ts'

const game = (origin: string): Edit => ['cdn.jsonc', '"http://play.localhost:*"', JSON.stringify(origin)]

test.each(['https://*', 'https://*.com', 'https://*.co.uk', 'https://*.com.br', 'https://*.bet.br', 'https://play.*.com', 'https://*.*.acme.bet', 'https://a*.acme.bet', 'https://*.localhost', 'https://*.1.2.3'])(
  'refuses the origin %s, because it stands for sites of others',
  async (origin) => {
    const problems = await problemsOf(brokenFolder([game(origin)]))
    expect(problems.map(at)).toEqual(['cdn.jsonc:5:19 LM007'])
    expect(problems[0]?.cure).toContain('"https://*.')
    const service = await problemsOf(brokenFolder([['cdn.jsonc', '"http://service.localhost:*"', JSON.stringify(origin)]]))
    expect(service.map(at)).toEqual(['cdn.jsonc:6:22 LM007'])
  },
)

test.each(['https://*.acme.bet', 'https://*.games.acme.com', 'https://*.acme.co.uk', 'https://*.acme.com.br:8443', 'https://play.co.uk'])('the control: accepts the origin %s', async (origin) => {
  expect(await problemsOf(brokenFolder([game(origin)]))).toEqual([])
})

test.each([
  ['"/media/c"', 'cdn.jsonc:4:62 LM007'],
  ['"apiBase": ""', 'cdn.jsonc:3:14 LM007'],
])('refuses any wildcard where one address is needed: %s', async (good, where) => {
  for (const address of ['https://*', 'https://*.acme.bet']) {
    const problems = await problemsOf(brokenFolder([['cdn.jsonc', good, good.replace(/"[^"]*"$/, JSON.stringify(address))]]))
    expect(problems.map(at)).toEqual([where])
  }
})

import { expect, test } from 'vitest'
import { createBrokenMerchantFolder, type FolderEdit } from '../testing/createBrokenMerchantFolder.ts'
import { formatProblemPosition, readMerchantFolderProblems } from '../testing/readMerchantFolderProblems.ts'

const game = (origin: string): FolderEdit => ['cdn.jsonc', '"http://play.localhost:*"', JSON.stringify(origin)]

test.each([
  'https://*',
  'https://*.com',
  'https://*.co.uk',
  'https://*.com.br',
  'https://*.bet.br',
  'https://play.*.com',
  'https://*.*.acme.bet',
  'https://a*.acme.bet',
  'https://*.localhost',
  'https://*.1.2.3',
])('refuses in cdn.jsonc the origin %s, which includes sites of other owners', async (origin) => {
  const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([game(origin)]))
  expect(problems.map(formatProblemPosition)).toEqual(['cdn.jsonc:5:19 LM007'])
  expect(problems[0]?.cure).toContain('"https://*.')
  const service = await readMerchantFolderProblems(
    createBrokenMerchantFolder([['cdn.jsonc', '"http://service.localhost:*"', JSON.stringify(origin)]]),
  )
  expect(service.map(formatProblemPosition)).toEqual(['cdn.jsonc:6:22 LM007'])
})

test.each([
  'https://*.acme.bet',
  'https://*.games.acme.com',
  'https://*.acme.co.uk',
  'https://*.acme.com.br:8443',
  'https://play.co.uk',
])('control: accepts the origin %s, which includes no sites of other owners', async (origin) => {
  expect(await readMerchantFolderProblems(createBrokenMerchantFolder([game(origin)]))).toEqual([])
})

test.each([
  ['"/media/c"', 'cdn.jsonc:4:62 LM007'],
  ['"apiBase": ""', 'cdn.jsonc:3:14 LM007'],
])('refuses a wildcard where a single URL is required: %s', async (good, where) => {
  for (const address of ['https://*', 'https://*.acme.bet']) {
    const problems = await readMerchantFolderProblems(
      createBrokenMerchantFolder([['cdn.jsonc', good, good.replace(/"[^"]*"$/, JSON.stringify(address))]]),
    )
    expect(problems.map(formatProblemPosition)).toEqual([where])
  }
})

const separators = [
  'https://a.example;script-src-elem',
  'https://a.example;report-uri',
  'https://a.example,',
  "https://a.example'",
  'https://a%3Bb.example',
  'https://a_b.example',
  'https://a.example;x:8443',
]

test.each<[string, (origin: string) => FolderEdit]>([
  ['a game origin', game],
  ['a service origin', (origin) => ['cdn.jsonc', '"http://service.localhost:*"', JSON.stringify(origin)]],
  ['the API', (origin) => ['cdn.jsonc', '"apiBase": ""', `"apiBase": ${JSON.stringify(origin)}`]],
  ['an image host', (origin) => ['cdn.jsonc', '"/media/a"', JSON.stringify(origin)]],
  ['the fallback image host', (origin) => ['cdn.jsonc', '"/media/c"', JSON.stringify(origin)]],
])(
  'refuses a host for %s when its text would inject a directive into the content security policy',
  { tags: ['B71'] },
  async (_, edit) => {
    for (const origin of separators)
      expect(
        (await readMerchantFolderProblems(createBrokenMerchantFolder([edit(origin)]))).map(({ code }) => code),
        origin,
      ).toEqual(['LM007'])
    for (const origin of ['https://a-1.example', 'https://[2606:4700::1111]', 'https://a.example:8443'])
      expect(await readMerchantFolderProblems(createBrokenMerchantFolder([edit(origin)])), origin).toEqual([])
  },
)

test.each([
  'github.io',
  'acme.github.io',
  'blogspot.com',
  'pages.dev',
  'us-east-1.amazonaws.com',
  'k12.tr',
  'gen.tr',
  'sch.uk',
  'bet.br',
  'tur.br',
])(
  'refuses the origin https://*.%s, because anybody can get a host below that domain',
  { tags: ['B76'] },
  async (domain) => {
    expect(
      (await readMerchantFolderProblems(createBrokenMerchantFolder([game(`https://*.${domain}`)]))).map(
        ({ code }) => code,
      ),
    ).toEqual(['LM007'])
  },
)

test.each([
  'https://acme.github.io',
  'https://*.acme.bet.br',
  'https://*.notgithub.io',
  'https://*.github.io.acme.com',
  'https://*.k12.com',
])('control: accepts the origin %s, whose hosts all belong to one owner', { tags: ['B76-control'] }, async (origin) => {
  expect(await readMerchantFolderProblems(createBrokenMerchantFolder([game(origin)]))).toEqual([])
})

test.each([
  'duckdns.org',
  'glitch.me',
  'acme.glitch.me',
  'ddns.net',
  'replit.app',
  'deno.dev',
  'lhr.life',
  'hf.space',
  'myshopify.com',
  'eu.org',
  'uk.com',
  'me.uk',
  'web.tr',
  'my.id',
])(
  'refuses the origin https://*.%s, because a public hosting or domain service owns that domain',
  { tags: ['B76'] },
  async (domain) => {
    expect(
      (await readMerchantFolderProblems(createBrokenMerchantFolder([game(`https://*.${domain}`)]))).map(
        ({ code }) => code,
      ),
    ).toEqual(['LM007'])
  },
)

test.each(['*.nip.io', '10.0.0.1.nip.io', 'play-10-0-0-1.sslip.io', 'play.localtest.me', 'lvh.me'])(
  'refuses the origin https://%s, which can resolve to a private address',
  { tags: ['B76'] },
  async (host) => {
    const problems = await readMerchantFolderProblems(createBrokenMerchantFolder([game(`https://${host}`)]))
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^LM007 .* is on a private network, which players cannot reach/),
    ])
  },
)

test.each([
  'https://*.acme.uk.com',
  'https://*.acme.me.uk',
  'https://*.notduckdns.org',
  'https://play.notnip.io',
  'https://*.web.de',
])(
  'control: accepts the origin %s, which only looks like a service for private addresses',
  { tags: ['B76-control'] },
  async (origin) => {
    expect(await readMerchantFolderProblems(createBrokenMerchantFolder([game(origin)]))).toEqual([])
  },
)

test.each(['play.localhost', 'service.localhost'])(
  'refuses %s as the host of a site, because the sandbox uses it',
  { tags: ['B76'] },
  async (host) => {
    const problems = await readMerchantFolderProblems(
      createBrokenMerchantFolder([['merchant.jsonc', 'aurora.localhost', host]]),
    )
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^LM007 .* is a host that the sandbox uses/),
    ])
  },
)

test.each(['com.br', 'a.b', 'co.uk', 'github.io', 'xyz.b'])(
  'refuses %s as the host of a site, because no merchant can own it',
  { tags: ['B76'] },
  async (host) => {
    expect(
      (
        await readMerchantFolderProblems(createBrokenMerchantFolder([['merchant.jsonc', 'aurora.localhost', host]]))
      ).map(({ code }) => code),
    ).toEqual(['LM007'])
  },
)

test.each([
  'acme.com.br',
  'a.co',
  'acme.github.io',
  'x.bet',
  'acme.xn--p1ai',
  'acme.br.com',
  'acme.duckdns.org',
  'playing.localhost',
  'my.play.localhost',
])('control: accepts %s as the host of a site, because it is not reserved', { tags: ['B76-control'] }, async (host) => {
  expect(
    await readMerchantFolderProblems(createBrokenMerchantFolder([['merchant.jsonc', 'aurora.localhost', host]])),
  ).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { formatPolicyHashSource } from './createContentSecurityPolicy.ts'
import type { ServiceWorkerSite } from './worker.ts'

/** Returns the site data that the stamp wrote into the first line of a service worker. */
function lineOf(dir: string): ServiceWorkerSite {
  const self: { __SITE?: ServiceWorkerSite } = {}
  runInNewContext(readFileSync(join(dir, 'sw.js'), 'utf8'), { self })
  if (!self.__SITE) throw new Error('The worker has no stamped line.')
  return self.__SITE
}

const siteOf = (dir: string) =>
  JSON.parse(/id="site">(.*?)<\/script>/.exec(readFileSync(join(dir, 'index.html'), 'utf8'))?.[1] ?? '{}') as {
    build: string
    worker: boolean
  }

test('names each cache of a service worker after its merchant and build', { tags: ['M3', 'M4'] }, async () => {
  const { ids, build, edit, site } = createBuildTestSetup(2)
  await build()
  const [first, second] = ids.slice(0, 2).map((id) => lineOf(site(id)))
  expect(first).toMatchObject({
    prefix: 'lobby:made0001:',
    cache: `lobby:made0001:${siteOf(site(ids[0])).build}`,
    off: false,
  })
  expect(second?.prefix).toBe('lobby:made0002:')
  edit(ids[0], 'theme.jsonc', (text) => text.replace('#e2b65c', '#f2c66c'))
  await build()
  expect(lineOf(site(ids[0])).cache).not.toBe(first?.cache)
  expect(lineOf(site(ids[1])).cache).toBe(second?.cache)
})

test('precaches the documents, their chunks and the texts of the default language', async () => {
  const {
    ids: [id],
    build,
    edit,
    site,
  } = createBuildTestSetup(1)
  edit(id, 'flags.jsonc', (text) => text.replace('"AGEPAG": true', '"AGEPAG": false'))
  await build()
  const { precache } = lineOf(site(id))
  expect(precache).toEqual(
    expect.arrayContaining([
      '/index.html',
      '/shell.html',
      '/assets/index-a1.js',
      '/assets/libraries-b2.js',
      '/assets/Home-c3.js',
    ]),
  )
  expect(precache.map((path) => path.replace(/\.[\w-]{8,10}\./, '.#.'))).toEqual(
    expect.arrayContaining(['/i18n/PT.core.#.json', '/i18n/PT.shell.#.json', '/brand/logo.#.svg']),
  )
  expect(
    precache.filter((path) => /Agent|Record/.test(path)),
    'of the other precached screens, only those of this site',
  ).toEqual(['/assets/Record-e5.js'])
  for (const path of precache) expect(readFileSync(join(site(id), path)).length).toBeGreaterThan(0)
})

test('stamps a service worker that unregisters itself when the kill switch is on', { tags: ['P6'] }, async () => {
  const {
    ids: [id],
    build,
    site,
  } = createBuildTestSetup(1)
  await build()
  expect([lineOf(site(id)).off, siteOf(site(id)).worker]).toEqual([false, true])
  await build({ withoutWorker: true })
  expect([lineOf(site(id)).off, siteOf(site(id)).worker]).toEqual([true, false])
})

test('renders an offline page without external files in every language of the merchant', { tags: ['N1'] }, async () => {
  const {
    ids: [id],
    build,
    edit,
    site,
  } = createBuildTestSetup(1)
  edit(id, 'merchant.jsonc', (text) => text.replace(/"name": "[^"]*"/, '"name": "Sol & \\"Mar\\""'))
  await build()
  const page = lineOf(site(id)).offline
  expect(page).toContain('<title>Sol &amp; &quot;Mar&quot;</title>')
  expect(page).toContain('<h1>Você está sem conexão</h1>')
  expect(page).toContain('"EN":{"title":"You’re offline"')
  expect(page).not.toMatch(/(?:src|href)=|url\(/)
  const policy = page.replaceAll('&#39;', "'")
  expect(policy).toContain(`style-src ${formatPolicyHashSource(/<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '')}`)
  expect(policy).toContain(`script-src ${formatPolicyHashSource(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '')}`)
})

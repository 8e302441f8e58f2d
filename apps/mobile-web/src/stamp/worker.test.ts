import { DAY_MS } from '@lobby/platform/calendar'
import { describe, expect, test } from 'vitest'
import { runServiceWorker as worker, workerSiteFixture } from './testing/runServiceWorker.ts'

const everything = {
  '/index.html': 'home',
  '/shell.html': 'shell',
  '/assets/a-1.js': 'chunk',
  '/m/home': 'home now',
  '/m/login': 'shell now',
  '/assets/b-2.js': 'lazy',
  '/assets/gone.js': '404',
}

const navigate = { mode: 'navigate' }
const documents = { '/index.html': 'home', '/shell.html': 'shell' }

describe('the service worker', () => {
  test('caches documents and first chunks at its installation, and deletes older caches except that of the previous build', async () => {
    const { live, held, done } = worker({
      network: everything,
      kept: { 'lobby:m:a': documents, 'lobby:m:b': documents },
    })
    await live('install')
    expect(held()['lobby:m:1']).toEqual(['/index.html', '/shell.html', '/assets/a-1.js'])
    await live('activate')
    expect([Object.keys(held()), done]).toEqual([['lobby:m:b', 'lobby:m:1'], ['claimed']])
  })

  test('does not install the worker, and removes its cache, when a file is missing', { tags: ['P5'] }, async () => {
    const { live, held } = worker({ network: { ...everything, '/assets/a-1.js': '404' } })
    await expect(live('install')).rejects.toThrow('failed')
    expect(held()).toEqual({})
  })

  test('control: installs when no file is missing', { tags: ['P5-control'] }, async () => {
    const { live, held } = worker({ network: everything })
    await live('install')
    expect(held()).toEqual({ 'lobby:m:1': workerSiteFixture.precache })
  })

  test(
    'control: answers with a broken file from its cache, because only the page checks the integrity of files',
    { tags: ['P5-control'] },
    async () => {
      const { ask } = worker({ network: everything, kept: { 'lobby:m:1': { '/assets/a-1.js': 'broken' } } })
      expect((await ask('/assets/a-1.js'))?.body).toBe('broken')
    },
  )

  test('answers from the network when the disk is full or the cache is empty', { tags: ['P5'] }, async () => {
    const full = worker({ network: everything, full: true })
    expect((await full.ask('/assets/b-2.js'))?.body).toBe('lazy')
    const emptied = worker({ network: everything })
    expect((await emptied.ask('/m/home', navigate))?.body).toBe('home now')
    expect((await emptied.ask('/assets/a-1.js'))?.body).toBe('chunk')
  })

  test(
    'replaces the cache of a build that is installed again, and treats this cache as the newest',
    { tags: ['P7'] },
    async () => {
      const { live, held } = worker({
        network: everything,
        kept: { 'lobby:m:1': { '/index.html': 'broken' }, 'lobby:m:2': documents },
      })
      await live('install')
      await live('activate')
      // Check the order of the caches, because the order decides which old caches the worker deletes later.
      expect(Object.entries(held())).toEqual([
        ['lobby:m:2', ['/index.html', '/shell.html']],
        ['lobby:m:1', workerSiteFixture.precache],
      ])
    },
  )

  test(
    'control: uses the existing cache of a build, and treats it as old, when the build is not installed again',
    { tags: ['P7-control'] },
    async () => {
      const { live, ask, held } = worker({
        network: everything,
        kept: { 'lobby:m:0': documents, 'lobby:m:1': { '/index.html': 'broken' }, 'lobby:m:2': documents },
      })
      expect((await ask('/m/home', navigate))?.body).toBe('broken')
      await live('activate')
      expect(Object.keys(held())).toEqual(['lobby:m:1', 'lobby:m:2'])
    },
  )

  test('answers a navigation with the cached document of home or of the app shell, without a request', async () => {
    const { ask, asked } = worker({ network: everything, kept: { 'lobby:m:1': documents } })
    expect((await ask('/m/home?af=1', navigate))?.body).toBe('home')
    expect((await ask('/m/login?next=x', navigate))?.body).toBe('shell')
    expect(asked).toEqual([])
  })

  test(
    'answers a navigation from the network when only another build or merchant has a cached document',
    { tags: ['M4'] },
    async () => {
      const { ask } = worker({ network: everything, kept: { 'lobby:m:0': documents, 'lobby:m-x:1': documents } })
      expect((await ask('/m/home', navigate))?.body).toBe('home now')
    },
  )

  test(
    'control: uses and deletes the caches of a merchant whose cache prefix begins with the prefix of this merchant',
    { tags: ['M3-control', 'M4-control'] },
    async () => {
      const kept = { 'lobby:m-x:0': { '/assets/x-0.js': 'foreign' }, 'lobby:m-x:1': documents }
      const careless = worker({ stamped: { ...workerSiteFixture, prefix: 'lobby:m' }, kept })
      expect((await careless.ask('/assets/x-0.js'))?.body).toBe('foreign')
      await careless.live('activate')
      expect(Object.keys(careless.held())).toEqual(['lobby:m-x:1', 'lobby:m:1'])
    },
  )

  test('does not use or delete the caches of another merchant', { tags: ['M3'] }, async () => {
    const kept = { 'lobby:m-x:0': { '/assets/x-0.js': 'foreign' }, 'lobby:m-x:1': documents }
    const { ask, live, held } = worker({ kept })
    await expect(ask('/assets/x-0.js')).rejects.toThrow('offline')
    await live('activate')
    expect(Object.keys(held())).toEqual(expect.arrayContaining(Object.keys(kept)))
  })

  test('fetches a document again when the player reloads or the cached document is older than a week', async () => {
    const kept = { 'lobby:m:1': documents }
    const { ask, held } = worker({ network: everything, kept })
    expect((await ask('/m/login', { ...navigate, cache: 'no-cache' }))?.body).toBe('shell now')
    expect(held()).toEqual({ 'lobby:m:1': ['/index.html', '/shell.html'] })
    expect((await worker({ network: everything, kept, age: 7 * DAY_MS }).ask('/m/home', navigate))?.body).toBe('home')
    expect((await worker({ network: everything, kept, age: 7 * DAY_MS + 1000 }).ask('/m/home', navigate))?.body).toBe(
      'home now',
    )
  })

  test.each([{ network: {} }, { network: { '/m/home': '503' } }])(
    'answers a reload with the cached document when the network fails or responds with an error: %j',
    async ({ network }) => {
      const { ask } = worker({ network, kept: { 'lobby:m:1': documents } })
      expect((await ask('/m/home', { ...navigate, cache: 'no-cache' }))?.body).toBe('home')
    },
  )

  test(
    'answers with the offline page when there is neither a network nor a cached document',
    { tags: ['N1'] },
    async () => {
      expect(await worker({}).ask('/m/home', navigate)).toMatchObject({ status: 503, body: 'offline page' })
    },
  )

  test(
    'control: answers with the document when there is a network or a cached document',
    { tags: ['N1-control', 'N2-control'] },
    async () => {
      expect((await worker({ kept: { 'lobby:m:1': documents } }).ask('/m/home', navigate))?.body).toBe('home')
      expect((await worker({ network: everything }).ask('/m/home', navigate))?.body).toBe('home now')
    },
  )

  test('answers with cached hashed files, caches new hashed files, and caches no failed response', async () => {
    const { ask, held } = worker({ network: everything, kept: { 'lobby:m:1': { '/assets/a-1.js': 'kept chunk' } } })
    expect((await ask('/assets/a-1.js'))?.body).toBe('kept chunk')
    expect((await ask('/assets/b-2.js'))?.body).toBe('lazy')
    await ask('/assets/gone.js')
    expect(held()).toEqual({ 'lobby:m:1': ['/assets/a-1.js', '/assets/b-2.js'] })
  })

  test('answers with a cached chunk of the previous build, but never with a chunk of another merchant', async () => {
    const { ask } = worker({
      kept: { 'lobby:m:0': { '/assets/old-0.js': 'old chunk' }, 'lobby:x:0': { '/assets/x-0.js': 'foreign' } },
    })
    expect((await ask('/assets/old-0.js'))?.body).toBe('old chunk')
    await expect(ask('/assets/x-0.js')).rejects.toThrow('offline')
  })

  test('caches the hashed files that a page reports, and no other files', async () => {
    const { tell, held, asked } = worker({
      network: { ...everything, '/i18n/EN.core.json': 'texts', '/wps/balance': '7' },
      kept: { 'lobby:m:1': { '/assets/a-1.js': 'chunk' } },
    })
    await tell(['/i18n/EN.core.json', '/assets/a-1.js', '/assets/gone.js', '/wps/balance', '/m/home', 7, null])
    expect(held()).toEqual({ 'lobby:m:1': ['/assets/a-1.js', '/i18n/EN.core.json'] })
    expect(asked).toEqual(['/i18n/EN.core.json', '/assets/gone.js'])
  })

  test.each([
    ['/wps/member/info', {}],
    ['/wps/member/info', navigate],
    ['/lgw/launchGame', { method: 'POST' }],
    ['/lgw/launchGame', navigate],
    ['/media/a/game/1.webp', {}],
    ['/m/login', { mode: 'navigate', method: 'POST' }],
    ['/brand/logo.svg', navigate],
    ['/_headers', navigate],
    ['https://img.example/assets/x.js', {}],
    ['/manifest.webmanifest', {}],
  ])('does not handle a request for %s with the request options %j', { tags: ['P9'] }, (path, request) => {
    const { ask, stores } = worker({ network: { [path]: 'answer' } })
    expect(ask(path, request)).toBe(null)
    expect(stores.size).toBe(0)
  })

  test('control: handles navigations to routes and requests for hashed files', { tags: ['P9-control'] }, () => {
    const { ask } = worker({ network: everything })
    for (const path of ['/m/home', '/m/login', '/m', '/register.html']) expect(ask(path, navigate)).not.toBe(null)
    expect(ask('/assets/a-1.js')).not.toBe(null)
  })

  test('activates a new version only after the message `activate`', async () => {
    const { tell, done } = worker({})
    await tell('anything')
    expect(done).toEqual([])
    await tell('activate')
    expect(done).toEqual(['skipped'])
  })

  test('replies to the message `build` with the id of its build', async () => {
    const replies: unknown[] = []
    await worker({}).tell('build', [{ postMessage: (build: unknown) => replies.push(build) }])
    expect(replies).toEqual(['1'])
  })

  test(
    'deletes its merchant’s caches, unregisters itself and handles no request when the worker is switched off',
    { tags: ['P6'] },
    async () => {
      const { live, ask, held, done } = worker({
        stamped: { ...workerSiteFixture, off: true },
        network: everything,
        kept: { 'lobby:m:0': {}, 'lobby:m:1': { '/index.html': 'home' }, 'lobby:m-x:1': {} },
      })
      await live('install')
      await live('activate')
      expect([Object.keys(held()), done]).toEqual([['lobby:m-x:1'], ['skipped', 'unregistered']])
      expect(ask('/assets/a-1.js')).toBe(null)
      expect(ask('/m/home', navigate)).toBe(null)
    },
  )

  test(
    'unregisters itself at the first message when an earlier build has registered the switched-off worker again',
    { tags: ['P6'] },
    async () => {
      const { tell, held, done } = worker({
        stamped: { ...workerSiteFixture, off: true },
        network: everything,
        kept: { 'lobby:m:0': documents },
      })
      await tell(['/assets/b-2.js'])
      expect([held(), done]).toEqual([{}, ['unregistered']])
    },
  )

  test(
    'control: does not delete its caches, stays registered and handles requests when the worker is not switched off',
    { tags: ['P6-control'] },
    async () => {
      const { live, ask, held, done } = worker({
        network: everything,
        kept: { 'lobby:m:0': {}, 'lobby:m:1': documents },
      })
      await live('install')
      await live('activate')
      expect([Object.keys(held()), done]).toEqual([['lobby:m:0', 'lobby:m:1'], ['claimed']])
      expect((await ask('/assets/a-1.js'))?.body).toBe('chunk')
    },
  )
})

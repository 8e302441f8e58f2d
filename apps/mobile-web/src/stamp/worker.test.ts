import { DAY_MS } from '@lobby/platform/calendar'
import { describe, expect, test } from 'vitest'
import { runWorker as worker, site } from './testing/runWorker.ts'

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
  test('keeps the documents and the first chunks ahead, and the build before until the next one', async () => {
    const { live, held, done } = worker({
      network: everything,
      kept: { 'lobby:m:a': documents, 'lobby:m:b': documents },
    })
    await live('install')
    expect(held()['lobby:m:1']).toEqual(['/index.html', '/shell.html', '/assets/a-1.js'])
    await live('activate')
    expect([Object.keys(held()), done]).toEqual([['lobby:m:b', 'lobby:m:1'], ['claimed']])
  })

  test('is not installed when a file is missing, and leaves nothing behind', { tags: ['P5'] }, async () => {
    const { live, held } = worker({ network: { ...everything, '/assets/a-1.js': '404' } })
    await expect(live('install')).rejects.toThrow('failed')
    expect(held()).toEqual({})
  })

  test('control: with every file there it is installed', { tags: ['P5-control'] }, async () => {
    const { live, held } = worker({ network: everything })
    await live('install')
    expect(held()).toEqual({ 'lobby:m:1': site.precache })
  })

  test(
    'control: what is broken in the cache is given as it is, so that the page’s integrities have to find it out',
    { tags: ['P5-control'] },
    async () => {
      const { ask } = worker({ network: everything, kept: { 'lobby:m:1': { '/assets/a-1.js': 'broken' } } })
      expect((await ask('/assets/a-1.js'))?.body).toBe('broken')
    },
  )

  test('a full disk, a cache that was emptied, are a slower page and no failure', { tags: ['P5'] }, async () => {
    const full = worker({ network: everything, full: true })
    expect((await full.ask('/assets/b-2.js'))?.body).toBe('lazy')
    const emptied = worker({ network: everything })
    expect((await emptied.ask('/m/home', navigate))?.body).toBe('home now')
    expect((await emptied.ask('/assets/a-1.js'))?.body).toBe('chunk')
  })

  test('a build that comes back is the newest again, whatever was kept of it', { tags: ['P7'] }, async () => {
    const { live, held } = worker({
      network: everything,
      kept: { 'lobby:m:1': { '/index.html': 'broken' }, 'lobby:m:2': documents },
    })
    await live('install')
    await live('activate')
    // In the order in which they are thrown away.
    expect(Object.entries(held())).toEqual([
      ['lobby:m:2', ['/index.html', '/shell.html']],
      ['lobby:m:1', site.precache],
    ])
  })

  test(
    'control: not installed anew, it goes on with what was kept, and counts as the older one',
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

  test('gives the kept document of the same kind at once', async () => {
    const { ask, asked } = worker({ network: everything, kept: { 'lobby:m:1': documents } })
    expect((await ask('/m/home?af=1', navigate))?.body).toBe('home')
    expect((await ask('/m/login?next=x', navigate))?.body).toBe('shell')
    expect(asked).toEqual([])
  })

  test('never gives the document of another build, nor of another merchant', { tags: ['M4'] }, async () => {
    const { ask } = worker({ network: everything, kept: { 'lobby:m:0': documents, 'lobby:m-x:1': documents } })
    expect((await ask('/m/home', navigate))?.body).toBe('home now')
  })

  test(
    'control: a worker whose prefix another merchant’s begins with takes its chunk, and throws its caches away',
    { tags: ['M3-control', 'M4-control'] },
    async () => {
      const kept = { 'lobby:m-x:0': { '/assets/x-0.js': 'foreign' }, 'lobby:m-x:1': documents }
      const careless = worker({ stamped: { ...site, prefix: 'lobby:m' }, kept })
      expect((await careless.ask('/assets/x-0.js'))?.body).toBe('foreign')
      await careless.live('activate')
      expect(Object.keys(careless.held())).toEqual(['lobby:m-x:1', 'lobby:m:1'])
    },
  )

  test('another merchant’s caches are left alone', { tags: ['M3'] }, async () => {
    const kept = { 'lobby:m-x:0': { '/assets/x-0.js': 'foreign' }, 'lobby:m-x:1': documents }
    const { ask, live, held } = worker({ kept })
    await expect(ask('/assets/x-0.js')).rejects.toThrow('offline')
    await live('activate')
    expect(Object.keys(held())).toEqual(expect.arrayContaining(Object.keys(kept)))
  })

  test('asks for a document anew when the player reloads, and when it is older than a week', async () => {
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
    'gives the kept one where a reload meets %j',
    async ({ network }) => {
      const { ask } = worker({ network, kept: { 'lobby:m:1': documents } })
      expect((await ask('/m/home', { ...navigate, cache: 'no-cache' }))?.body).toBe('home')
    },
  )

  test('without a network and without a kept document there is a page that says so', { tags: ['N1'] }, async () => {
    expect(await worker({}).ask('/m/home', navigate)).toMatchObject({ status: 503, body: 'offline page' })
  })

  test('control: with either there is that document', { tags: ['N1-control', 'N2-control'] }, async () => {
    expect((await worker({ kept: { 'lobby:m:1': documents } }).ask('/m/home', navigate))?.body).toBe('home')
    expect((await worker({ network: everything }).ask('/m/home', navigate))?.body).toBe('home now')
  })

  test('gives hashed files from its cache first, keeps new ones, and never a failed one', async () => {
    const { ask, held } = worker({ network: everything, kept: { 'lobby:m:1': { '/assets/a-1.js': 'kept chunk' } } })
    expect((await ask('/assets/a-1.js'))?.body).toBe('kept chunk')
    expect((await ask('/assets/b-2.js'))?.body).toBe('lazy')
    await ask('/assets/gone.js')
    expect(held()).toEqual({ 'lobby:m:1': ['/assets/a-1.js', '/assets/b-2.js'] })
  })

  test('gives a chunk of the build before to a page that has not left it, and none of another merchant', async () => {
    const { ask } = worker({
      kept: { 'lobby:m:0': { '/assets/old-0.js': 'old chunk' }, 'lobby:x:0': { '/assets/x-0.js': 'foreign' } },
    })
    expect((await ask('/assets/old-0.js'))?.body).toBe('old chunk')
    await expect(ask('/assets/x-0.js')).rejects.toThrow('offline')
  })

  test('keeps what a page had loaded before there was a worker, of its hashed files alone', async () => {
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
  ])('leaves %s %j to the browser', { tags: ['P9'] }, (path, request) => {
    const { ask, stores } = worker({ network: { [path]: 'answer' } })
    expect(ask(path, request)).toBe(null)
    expect(stores.size).toBe(0)
  })

  test('control: what it does not leave, it answers', { tags: ['P9-control'] }, () => {
    const { ask } = worker({ network: everything })
    for (const path of ['/m/home', '/m/login', '/m', '/register.html']) expect(ask(path, navigate)).not.toBe(null)
    expect(ask('/assets/a-1.js')).not.toBe(null)
  })

  test('waits with a new version until it is told', async () => {
    const { tell, done } = worker({})
    await tell('anything')
    expect(done).toEqual([])
    await tell('activate')
    expect(done).toEqual(['skipped'])
  })

  test('says which build it is of', async () => {
    const told: unknown[] = []
    await worker({}).tell('build', [{ postMessage: (build: unknown) => told.push(build) }])
    expect(told).toEqual(['1'])
  })

  test(
    'switched off, it clears what it kept of this merchant, goes, and answers nothing',
    { tags: ['P6'] },
    async () => {
      const { live, ask, held, done } = worker({
        stamped: { ...site, off: true },
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
    'switched off and registered again by a page of the build before, it keeps nothing for that page, and goes at its first message',
    { tags: ['P6'] },
    async () => {
      const { tell, held, done } = worker({
        stamped: { ...site, off: true },
        network: everything,
        kept: { 'lobby:m:0': documents },
      })
      await tell(['/assets/b-2.js'])
      expect([held(), done]).toEqual([{}, ['unregistered']])
    },
  )

  test('control: not switched off, it keeps its caches, stays, and answers', { tags: ['P6-control'] }, async () => {
    const { live, ask, held, done } = worker({ network: everything, kept: { 'lobby:m:0': {}, 'lobby:m:1': documents } })
    await live('install')
    await live('activate')
    expect([Object.keys(held()), done]).toEqual([['lobby:m:0', 'lobby:m:1'], ['claimed']])
    expect((await ask('/assets/a-1.js'))?.body).toBe('chunk')
  })
})

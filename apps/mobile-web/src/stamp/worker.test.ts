import { describe, expect, test } from 'vitest'
import { runWorker as worker, site } from './testing/runWorker.ts'

const day = 86_400_000

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

  test('P5: is not installed when a file is missing, and leaves nothing behind', async () => {
    const { live, held } = worker({ network: { ...everything, '/assets/a-1.js': '404' } })
    await expect(live('install')).rejects.toThrow('failed')
    expect(held()).toEqual({})
  })

  test('P5, the control: with every file there it is installed', async () => {
    const { live, held } = worker({ network: everything })
    await live('install')
    expect(held()).toEqual({ 'lobby:m:1': site.precache })
  })

  test('P5, the control: what is broken in the cache is given as it is, so that the page’s integrities have to find it out', async () => {
    const { ask } = worker({ network: everything, kept: { 'lobby:m:1': { '/assets/a-1.js': 'broken' } } })
    expect((await ask('/assets/a-1.js'))?.body).toBe('broken')
  })

  test('P5: a full disk, a cache that was emptied, are a slower page and no failure', async () => {
    const full = worker({ network: everything, full: true })
    expect((await full.ask('/assets/b-2.js'))?.body).toBe('lazy')
    const emptied = worker({ network: everything })
    expect((await emptied.ask('/m/home', navigate))?.body).toBe('home now')
    expect((await emptied.ask('/assets/a-1.js'))?.body).toBe('chunk')
  })

  test('P7: a build that comes back is the newest again, whatever was kept of it', async () => {
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

  test('P7, the control: not installed anew, it goes on with what was kept, and counts as the older one', async () => {
    const { live, ask, held } = worker({
      network: everything,
      kept: { 'lobby:m:0': documents, 'lobby:m:1': { '/index.html': 'broken' }, 'lobby:m:2': documents },
    })
    expect((await ask('/m/home', navigate))?.body).toBe('broken')
    await live('activate')
    expect(Object.keys(held())).toEqual(['lobby:m:1', 'lobby:m:2'])
  })

  test('gives the kept document of the same kind at once', async () => {
    const { ask, asked } = worker({ network: everything, kept: { 'lobby:m:1': documents } })
    expect((await ask('/m/home?af=1', navigate))?.body).toBe('home')
    expect((await ask('/m/login?next=x', navigate))?.body).toBe('shell')
    expect(asked).toEqual([])
  })

  test('M4: never gives the document of another build, nor of another merchant', async () => {
    const { ask } = worker({ network: everything, kept: { 'lobby:m:0': documents, 'lobby:m-x:1': documents } })
    expect((await ask('/m/home', navigate))?.body).toBe('home now')
  })

  test('M3, M4, the control: a worker whose prefix another merchant’s begins with takes its chunk, and throws its caches away', async () => {
    const kept = { 'lobby:m-x:0': { '/assets/x-0.js': 'foreign' }, 'lobby:m-x:1': documents }
    const careless = worker({ stamped: { ...site, prefix: 'lobby:m' }, kept })
    expect((await careless.ask('/assets/x-0.js'))?.body).toBe('foreign')
    await careless.live('activate')
    expect(Object.keys(careless.held())).toEqual(['lobby:m-x:1', 'lobby:m:1'])
  })

  test('M3: another merchant’s caches are left alone', async () => {
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
    expect((await worker({ network: everything, kept, age: 7 * day }).ask('/m/home', navigate))?.body).toBe('home')
    expect((await worker({ network: everything, kept, age: 7 * day + 1000 }).ask('/m/home', navigate))?.body).toBe('home now')
  })

  test.each([{ network: {} }, { network: { '/m/home': '503' } }])('gives the kept one where a reload meets %j', async ({ network }) => {
    const { ask } = worker({ network, kept: { 'lobby:m:1': documents } })
    expect((await ask('/m/home', { ...navigate, cache: 'no-cache' }))?.body).toBe('home')
  })

  test('N1: without a network and without a kept document there is a page that says so', async () => {
    expect(await worker({}).ask('/m/home', navigate)).toMatchObject({ status: 503, body: 'offline page' })
  })

  test('N1, N2, the control: with either there is that document', async () => {
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
    const { ask } = worker({ kept: { 'lobby:m:0': { '/assets/old-0.js': 'old chunk' }, 'lobby:x:0': { '/assets/x-0.js': 'foreign' } } })
    expect((await ask('/assets/old-0.js'))?.body).toBe('old chunk')
    await expect(ask('/assets/x-0.js')).rejects.toThrow('offline')
  })

  test('keeps what a page had loaded before there was a worker, of its hashed files alone', async () => {
    const { tell, held, asked } = worker({ network: { ...everything, '/i18n/EN.core.json': 'texts', '/wps/balance': '7' }, kept: { 'lobby:m:1': { '/assets/a-1.js': 'chunk' } } })
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
  ])('P9: leaves %s %j to the browser', (path, request) => {
    const { ask, stores } = worker({ network: { [path]: 'answer' } })
    expect(ask(path, request)).toBe(null)
    expect(stores.size).toBe(0)
  })

  test('P9, the control: what it does not leave, it answers', () => {
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

  test('P6: switched off, it clears what it kept of this merchant, goes, and answers nothing', async () => {
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
  })

  test('P6, the control: not switched off, it keeps its caches, stays, and answers', async () => {
    const { live, ask, held, done } = worker({ network: everything, kept: { 'lobby:m:0': {}, 'lobby:m:1': documents } })
    await live('install')
    await live('activate')
    expect([Object.keys(held()), done]).toEqual([['lobby:m:0', 'lobby:m:1'], ['claimed']])
    expect((await ask('/assets/a-1.js'))?.body).toBe('chunk')
  })
})

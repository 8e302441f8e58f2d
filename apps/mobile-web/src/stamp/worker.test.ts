import { describe, expect, test } from 'vitest'
import { runScript } from './testing/runScript.ts'

const origin = 'https://m.example'
const site = {
  prefix: 'lobby:m:',
  cache: 'lobby:m:1',
  precache: ['/index.html', '/shell.html', '/assets/a-1.js'],
  home: ['/', '/m/home'],
  offline: 'offline page',
  off: false,
}
const day = 86_400_000

interface Asked {
  readonly url: string
  readonly mode?: string
  readonly method?: string
  readonly cache?: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** A worker on a made-up network: a path to its body, or its status; what is not there fails as when offline. */
function worker({ stamped = site, network = {} as Record<string, string>, kept = {} as Record<string, Record<string, string>>, full = false, age = 0 }) {
  const listeners: Record<string, (event: object) => void> = {}
  const stores = new Map(Object.entries(kept).map(([name, entries]) => [name, new Map(Object.entries(entries))]))
  const done: string[] = []
  const asked: string[] = []
  const now = Date.UTC(2026, 10, 20)
  const keyOf = (key: string | Asked) => new URL(typeof key === 'string' ? key : key.url, origin).pathname
  const answerOf = (path: string) => {
    asked.push(path)
    const body = network[path]
    if (body === undefined) return Promise.reject(new TypeError('offline'))
    const answer = { status: /^[45]\d\d$/.test(body) ? Number(body) : 200, type: 'basic', redirected: false, body }
    return Promise.resolve({ ...answer, clone: () => answer })
  }
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>()
    stores.set(name, entries)
    return Promise.resolve({
      match: (key: string | Asked) => {
        const body = entries.get(keyOf(key))
        const headers = { get: () => new Date(now - age).toUTCString() }
        return Promise.resolve(body === undefined ? undefined : { status: 200, body, headers })
      },
      put: (key: string | Asked, answer: { body: string }) =>
        full ? Promise.reject(new Error('QuotaExceededError')) : Promise.resolve(void entries.set(keyOf(key), answer.body)),
      addAll: async (keys: Asked[]) => {
        const answers = await Promise.all(keys.map((key) => answerOf(keyOf(key))))
        if (answers.some(({ status }) => status !== 200)) throw new TypeError('failed')
        keys.forEach((key, index) => entries.set(keyOf(key), answers[index]?.body ?? ''))
      },
    })
  }
  const self = {
    __SITE: stamped,
    location: { origin },
    clients: { claim: () => Promise.resolve(void done.push('claimed')) },
    registration: { unregister: () => Promise.resolve(done.push('unregistered')) },
    skipWaiting: () => Promise.resolve(void done.push('skipped')),
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  }
  runScript('worker.ts', {
    self,
    URL,
    Date: { now: () => now, parse: Date.parse },
    Request: function (url: string, init: object) {
      return { url, ...init }
    },
    Response: function (body: string, init: { status: number }) {
      return { body, ...init }
    },
    fetch: (request: string | Asked) => answerOf(keyOf(request)),
    caches: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
  })
  const live = async (type: string) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** What the worker answers; null when it leaves the request to the browser. */
  const ask = (path: string, { mode = 'no-cors', method = 'GET', cache = 'default' }: Partial<Asked> = {}): Promise<Answer> | null => {
    let answer: Promise<Answer> | null = null
    listeners['fetch']?.({
      request: { url: new URL(path, origin).href, mode, method, cache },
      respondWith: (promise: Promise<Answer>) => (answer = promise),
    })
    return answer
  }
  const tell = async (data: unknown, ports: readonly object[] = []) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners['message']?.({ data, ports, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** What each cache holds. */
  const held = () => Object.fromEntries([...stores].map(([name, entries]) => [name, [...entries.keys()]]))
  return { live, ask, held, stores, done, asked, tell }
}

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
    const control = worker({ network: everything })
    await control.live('install')
    expect(Object.keys(control.held())).toEqual(['lobby:m:1'])
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
    expect(held()).toEqual({ 'lobby:m:2': ['/index.html', '/shell.html'], 'lobby:m:1': site.precache })
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
})

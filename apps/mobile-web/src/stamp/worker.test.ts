import { describe, expect, test } from 'vitest'
import { runScript } from './testing/runScript.ts'

const origin = 'https://m.example'
const site = { cache: 'lobby-m-1', precache: ['/index.html', '/shell.html', '/assets/a-1.js'], home: ['/', '/m/home'], off: false }

interface Asked {
  readonly url: string
  readonly mode?: string
  readonly method?: string
}

/** A worker on a made-up network: a path to its body; what is not there fails as when offline. */
function worker({ stamped = site, network = {} as Record<string, string>, kept = {} as Record<string, Record<string, string>> }) {
  const listeners: Record<string, (event: object) => void> = {}
  const stores = new Map(Object.entries(kept).map(([name, entries]) => [name, new Map(Object.entries(entries))]))
  const done: string[] = []
  const keyOf = (key: string | Asked) => new URL(typeof key === 'string' ? key : key.url, origin).pathname
  const answerOf = (path: string) => {
    if (network[path] === undefined) return Promise.reject(new TypeError('offline'))
    const answer = { status: network[path] === '404' ? 404 : 200, type: 'basic', redirected: false, body: network[path] }
    return Promise.resolve({ ...answer, clone: () => answer })
  }
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>()
    stores.set(name, entries)
    return Promise.resolve({
      put: (key: string | Asked, answer: { body: string }) => Promise.resolve(void entries.set(keyOf(key), answer.body)),
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
    registration: { unregister: () => Promise.resolve(done.push('unregistered')) },
    skipWaiting: () => Promise.resolve(void done.push('skipped')),
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  }
  runScript('worker.ts', {
    self,
    URL,
    Request: function (url: string) {
      return { url }
    },
    fetch: (request: Asked) => answerOf(keyOf(request)),
    caches: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
      match: (key: string | Asked) => {
        const body = [...stores.values()].map((entries) => entries.get(keyOf(key))).find((found) => found !== undefined)
        return Promise.resolve(body === undefined ? undefined : { body })
      },
    },
  })
  const live = async (type: string) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** What the worker answers; null when it leaves the request to the browser. */
  const ask = (path: string, { mode = 'no-cors', method = 'GET' }: Partial<Asked> = {}): Promise<{ body: string }> | null => {
    let answer: Promise<{ body: string }> | null = null
    listeners['fetch']?.({
      request: { url: new URL(path, origin).href, mode, method },
      respondWith: (promise: Promise<{ body: string }>) => (answer = promise),
    })
    return answer
  }
  return { live, ask, stores, done, tell: (data: unknown) => listeners['message']?.({ data }) }
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

describe('the service worker', () => {
  test('keeps the documents and the first chunks ahead, and clears what another build kept', async () => {
    const { live, stores } = worker({ network: everything, kept: { 'lobby-m-0': { '/index.html': 'old' } } })
    await live('install')
    expect([...(stores.get('lobby-m-1')?.keys() ?? [])]).toEqual(['/index.html', '/shell.html', '/assets/a-1.js'])
    await live('activate')
    expect([...stores.keys()]).toEqual(['lobby-m-1'])
  })

  test('is not installed when a file is missing', async () => {
    const { live } = worker({ network: { ...everything, '/assets/a-1.js': '404' } })
    await expect(live('install')).rejects.toThrow('failed')
  })

  test('asks the network for documents, and gives the kept one of the same kind when there is none', async () => {
    const online = worker({ network: everything })
    expect((await online.ask('/m/login', { mode: 'navigate' }))?.body).toBe('shell now')
    const kept = { 'lobby-m-1': { '/index.html': 'home', '/shell.html': 'shell' } }
    const offline = worker({ kept })
    expect((await offline.ask('/m/home', { mode: 'navigate' }))?.body).toBe('home')
    expect((await offline.ask('/m/login?next=x', { mode: 'navigate' }))?.body).toBe('shell')
    await expect(worker({}).ask('/m/home', { mode: 'navigate' })).rejects.toThrow('offline')
  })

  test('gives hashed files from its cache first, keeps new ones, and never a failed one', async () => {
    const { ask, stores } = worker({ network: everything, kept: { 'lobby-m-1': { '/assets/a-1.js': 'kept chunk' } } })
    expect((await ask('/assets/a-1.js'))?.body).toBe('kept chunk')
    expect((await ask('/assets/b-2.js'))?.body).toBe('lazy')
    await ask('/assets/gone.js')
    expect([...(stores.get('lobby-m-1')?.keys() ?? [])]).toEqual(['/assets/a-1.js', '/assets/b-2.js'])
  })

  test.each([
    ['/wps/member/info', {}],
    ['/wps/member/info', { mode: 'navigate' }],
    ['/lgw/launchGame', { method: 'POST' }],
    ['/media/a/game/1.webp', {}],
    ['/m/login', { mode: 'navigate', method: 'POST' }],
    ['https://img.example/assets/x.js', {}],
    ['/manifest.webmanifest', {}],
  ])('leaves %s %j to the browser', (path, asked) => {
    const { ask, stores } = worker({ network: { [path]: 'answer' } })
    expect(ask(path, asked)).toBe(null)
    expect(stores.size).toBe(0)
  })

  test('waits with a new version until it is told', () => {
    const { tell, done } = worker({})
    tell('anything')
    expect(done).toEqual([])
    tell('activate')
    expect(done).toEqual(['skipped'])
  })

  test('switched off, it clears everything, goes, and answers nothing', async () => {
    const { live, ask, stores, done } = worker({
      stamped: { ...site, off: true },
      network: everything,
      kept: { 'lobby-m-1': { '/index.html': 'home' }, other: {} },
    })
    await live('install')
    await live('activate')
    expect([stores.size, done]).toEqual([0, ['skipped', 'unregistered']])
    expect(ask('/assets/a-1.js')).toBe(null)
  })
})

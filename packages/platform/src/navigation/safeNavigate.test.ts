import { afterEach, describe, expect, test, vi } from 'vitest'
import { hostileUrls } from './hostileUrls.ts'
import { replaceLocation } from './replaceLocation.ts'
import { isAllowedUrl, safeNavigate } from './safeNavigate.ts'
import type { UrlPurpose } from './parseAllowedUrl.ts'

const merchant = {
  gameOrigins: ['https://play.example.com', 'https://games.example.com:8443', 'http://play.localhost:*'],
  serviceOrigins: ['https://help.example.com'],
}
const page = 'https://acme.example'

function go(kind: UrlPurpose, url: unknown) {
  const gone: string[] = []
  const went = safeNavigate(kind, url, { merchant, page, assign: (target) => gone.push(target) })
  expect(went).toBe(gone.length === 1)
  return gone[0] ?? null
}

describe('allowed URLs', () => {
  test.each<[UrlPurpose, string, string?]>([
    ['game', 'https://play.example.com/play/1?a=b#c'],
    ['game', 'https://games.example.com:8443/'],
    ['game', 'https://play.example.com:443/x', 'https://play.example.com/x'],
    ['game', 'HTTPS://PLAY.EXAMPLE.COM/x', 'https://play.example.com/x'],
    ['game', 'http://play.localhost:4700/play/abc'],
    ['game', 'http://play.localhost/', 'http://play.localhost/'],
    ['service', 'https://help.example.com/chat'],
    ['own', '/m/home?x=1'],
    ['own', 'https://acme.example/m/home'],
  ])(
    'control: navigates to a URL that is allowed for the purpose "%s": %s',
    { tags: ['L3-control'] },
    (kind, url, href) => {
      expect(go(kind, url)).toBe(href ?? new URL(url, page).href)
    },
  )
})

describe('refused URLs', () => {
  test.each(hostileUrls)(
    'refuses the URL %j for games, customer service and pages of the site',
    { tags: ['L2', 'L3'] },
    (url) => {
      expect([go('own', url), go('game', url), go('service', url)]).toEqual([null, null, null])
    },
  )

  test.each<[UrlPurpose, unknown]>([
    ['game', 'https://help.example.com/'],
    ['service', 'https://play.example.com/'],
    ['game', 'http://play.example.com/'],
    ['game', 'https://play.example.com:8443/'],
    ['game', 'https://play.example.com.evil.example/'],
    ['game', 'https://evilplay.example.com/'],
    ['game', 'https://play.example.com@evil.example/'],
    ['game', 'https:play.example.com/'],
    ['game', 'https:play.example.com/https://x'],
    ['game', '//play.example.com/'],
    ['game', '/play/1'],
    ['game', 'https://play.localhost:4700/'],
    ['game', 'http://play.localhost.evil.example:4700/'],
    ['game', 'http://x.play.localhost:4700/'],
    ['game', `https://play.example.com/${'x'.repeat(5000)}`],
    ['game', ''],
    ['game', null],
    ['game', undefined],
    ['game', 7],
    ['game', ['https://play.example.com/']],
    ['game', { toString: () => 'https://play.example.com/' }],
    ['game', new URL('https://play.example.com/')],
    ['own', 'm/home'],
    ['own', ''],
    ['own', '?next=1'],
  ])(
    'refuses a URL that the list of allowed origins does not allow for the purpose "%s": %j',
    { tags: ['L3'] },
    (kind, url) => {
      expect(go(kind, url)).toBeNull()
    },
  )

  test('refuses a URL when the merchant’s list has a port wildcard for a public host', () => {
    const lists = { gameOrigins: ['https://play.example.com:*', 'https://*', '*', ''], serviceOrigins: [] }
    for (const url of ['https://play.example.com:1/', 'https://play.example.com/', 'https://evil.example/']) {
      expect(safeNavigate('game', url, { merchant: lists, page, assign: () => expect.unreachable() })).toBe(false)
    }
  })
})

test.each([
  ['http://localhost:*', 'http://localhost:4700/x', true],
  ['http://play.localhost:*', 'http://play.localhost:4700/x', true],
  ['http://127.0.0.1:*', 'http://127.0.0.1:4700/x', true],
  ['http://[::1]:*', 'http://[::1]:4700/x', true],
  ['http://127.0.0.1:*', 'https://127.0.0.1:4700/x', false],
  ['http://127.0.0.1:*', 'http://127.0.0.2:4700/x', false],
  ['http://127.0.0.2:*', 'http://127.0.0.2:4700/x', false],
  ['http://evillocalhost:*', 'http://evillocalhost:4700/x', false],
  ['http://localhost.example:*', 'http://localhost.example:4700/x', false],
  ['http://[::2]:*', 'http://[::2]:4700/x', false],
])('decides with the allowed origin %s whether the URL %s is allowed: %j', (origin, url, goes) => {
  expect(
    safeNavigate('game', url, {
      merchant: { gameOrigins: [origin], serviceOrigins: [] },
      page,
      assign: () => undefined,
    }),
  ).toBe(goes)
})

// A game with the web origin of this site could read the session.
test.each([
  ['https://acme.example', 'https://acme.example/media/game.html'],
  ['https://acme.example', 'https://ACME.example:443/'],
  ['http://acme.localhost:*', 'http://acme.localhost:4700/play/1'],
])(
  'refuses a game with the origin of the site although the merchant’s list contains %s: %s',
  { tags: ['C6'] },
  (origin, url) => {
    const lists = { gameOrigins: [origin], serviceOrigins: [] }
    const own = new URL(url).origin
    expect(safeNavigate('game', url, { merchant: lists, page: own, assign: () => expect.unreachable() })).toBe(false)
    expect(safeNavigate('own', url, { merchant: lists, page: own, assign: () => undefined })).toBe(true)
  },
)

test(
  'control: opens a game when its origin is on the merchant’s list and the page has another origin',
  { tags: ['C6-control'] },
  () => {
    const lists = { gameOrigins: ['http://acme.localhost:*'], serviceOrigins: [] }
    expect(
      safeNavigate('game', 'http://acme.localhost:4700/play/1', {
        merchant: lists,
        page: 'http://kite.localhost:4700',
        assign: () => undefined,
      }),
    ).toBe(true)
  },
)

test.each([
  ['https://play.example.com/', 4096, true],
  ['https://play.example.com/', 4097, false],
])('limits the length of a URL: %s with %i characters is allowed: %j', (start, length, goes) => {
  expect(go('game', start.padEnd(length, 'x')) !== null).toBe(goes)
})

describe('in a browser', () => {
  afterEach(() => vi.unstubAllGlobals())
  const open = () => {
    const gone: string[] = []
    vi.stubGlobal('location', {
      origin: page,
      assign: (url: string) => gone.push(`assign ${url}`),
      replace: (url: string) => gone.push(`replace ${url}`),
    })
    return gone
  }

  test('navigates the browser to a path of the site but not to another origin', () => {
    const gone = open()
    expect([
      safeNavigate('own', '/m/home', { merchant }),
      safeNavigate('own', 'https://evil.example/m/home', { merchant }),
    ]).toEqual([true, false])
    expect(gone).toEqual([`assign ${page}/m/home`])
  })

  test('replaces the page instead of adding a history entry when called with replaceLocation', () => {
    const gone = open()
    safeNavigate('game', 'https://play.example.com/1', { merchant, assign: replaceLocation })
    expect(gone).toEqual(['replace https://play.example.com/1'])
  })

  test('allows a link to a URL only when navigation to this URL is allowed', () => {
    open()
    expect(isAllowedUrl('service', 'https://help.example.com/chat', merchant)).toBe(true)
    expect(isAllowedUrl('own', '/m/home', merchant)).toBe(true)
    expect(
      hostileUrls.filter((url) => isAllowedUrl('service', url, merchant) || isAllowedUrl('own', url, merchant)),
    ).toEqual([])
  })
})

test(
  'control: accepts most hostile URLs when only their text is compared',
  { tags: ['L2-control', 'L3-control'] },
  () => {
    const looksOwn = (url: string) => url.startsWith('/') || url.includes('acme.example')
    const leaves = (url: string) => {
      const target = URL.parse(url, page)
      return target !== null && target.origin !== page
    }
    expect(hostileUrls.length).toBeGreaterThan(30)
    expect(hostileUrls.filter((url) => looksOwn(url) && leaves(url)).length).toBeGreaterThan(20)
  },
)

import { describe, expect, test } from 'vitest'
import { hostileUrls } from './hostileUrls.ts'
import { safeNavigate } from './safeNavigate.ts'
import type { UrlKind } from './checkUrl.ts'

const merchant = {
  gameOrigins: ['https://play.example.com', 'https://games.example.com:8443', 'http://play.localhost:*'],
  serviceOrigins: ['https://help.example.com'],
}
const page = 'https://acme.example'

function go(kind: UrlKind, url: unknown) {
  const gone: string[] = []
  const went = safeNavigate(kind, url, { merchant, page, assign: (target) => gone.push(target) })
  expect(went).toBe(gone.length === 1)
  return gone[0] ?? null
}

describe('goes', () => {
  test.each<[UrlKind, string, string?]>([
    ['game', 'https://play.example.com/play/1?a=b#c'],
    ['game', 'https://games.example.com:8443/'],
    ['game', 'https://play.example.com:443/x', 'https://play.example.com/x'],
    ['game', 'HTTPS://PLAY.EXAMPLE.COM/x', 'https://play.example.com/x'],
    ['game', 'http://play.localhost:4700/play/abc'],
    ['game', 'http://play.localhost/', 'http://play.localhost/'],
    ['service', 'https://help.example.com/chat'],
    ['own', '/m/home?x=1'],
    ['own', 'https://acme.example/m/home'],
  ])('L3, the control: %s to %s', (kind, url, href) => {
    expect(go(kind, url)).toBe(href ?? new URL(url, page).href)
  })
})

describe('does not go', () => {
  test.each(hostileUrls)('L2, L3: to %j, for any kind', (url) => {
    expect([go('own', url), go('game', url), go('service', url)]).toEqual([null, null, null])
  })

  test.each<[UrlKind, unknown]>([
    ['game', 'https://help.example.com/'],
    ['service', 'https://play.example.com/'],
    ['game', 'http://play.example.com/'],
    ['game', 'https://play.example.com:8443/'],
    ['game', 'https://play.example.com.evil.example/'],
    ['game', 'https://evilplay.example.com/'],
    ['game', 'https://play.example.com@evil.example/'],
    ['game', 'https:play.example.com/'],
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
  ])('L3: %s to %j', (kind, url) => {
    expect(go(kind, url)).toBeNull()
  })

  test('with a wildcard for a port anywhere but on loopback', () => {
    const lists = { gameOrigins: ['https://play.example.com:*', 'https://*', '*', ''], serviceOrigins: [] }
    for (const url of ['https://play.example.com:1/', 'https://play.example.com/', 'https://evil.example/']) {
      expect(safeNavigate('game', url, { merchant: lists, page, assign: () => expect.unreachable() })).toBe(false)
    }
  })
})

test('L2, L3, the control: by their look, most of these addresses pass, and a browser would leave the site or run script', () => {
  const looksOwn = (url: string) => url.startsWith('/') || url.includes('acme.example')
  const leaves = (url: string) => {
    const target = URL.parse(url, page)
    return target !== null && target.origin !== page
  }
  expect(hostileUrls.length).toBeGreaterThan(30)
  expect(hostileUrls.filter((url) => looksOwn(url) && leaves(url)).length).toBeGreaterThan(20)
})

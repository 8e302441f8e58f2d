import { describe, expect, test } from 'vitest'
import { runStampedScript } from './testing/runStampedScript.ts'

const merchant = { id: 'm', code: 'm01', languages: { default: 'PT', offered: ['EN', 'PT', 'PT-BR', 'AR'] } }
const site = {
  languages: {
    EN: { tag: 'en', direction: 'ltr' },
    PT: { tag: 'pt', direction: 'ltr' },
    AR: { tag: 'ar', direction: 'rtl' },
  },
  dictionaries: {
    EN: { core: '/i18n/EN.core.json' },
    PT: { core: '/i18n/PT.core.json', auth: '/i18n/PT.auth.json' },
    AR: { core: '/i18n/AR.core.json' },
  },
  early: ['/wps/a', '/wps/b?language={LANG}'],
}

function runBootScript(stored: Readonly<Record<string, string>> | 'blocked' = {}, fails = false) {
  const blocks: Readonly<Record<string, unknown>> = { merchant, site }
  const root = { lang: 'pt', dir: 'ltr' }
  const asked: [string, Record<string, string>][] = []
  const window: { __early?: Record<string, Promise<unknown>> } = {}
  runStampedScript('boot.ts', {
    document: { documentElement: root, getElementById: (id: string) => ({ textContent: JSON.stringify(blocks[id]) }) },
    localStorage: {
      getItem: (key: string) => {
        if (stored === 'blocked') throw new Error('blocked')
        return stored[key] ?? null
      },
    },
    fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
      asked.push([url, headers])
      return fails ? Promise.reject(new Error('offline')) : Promise.resolve(url)
    },
    window,
    addEventListener: () => undefined,
  })
  return { root, asked, urls: asked.map(([url]) => url), early: window.__early ?? {} }
}

describe('the boot script', () => {
  test('fetches the default language’s dictionary and home’s first data, with the API client’s headers', () => {
    const { asked, early } = runBootScript()
    const headers = { Merchant: 'm01', Accept: 'application/json', 'Accept-Language': 'PT' }
    expect(asked).toEqual([
      ['/i18n/PT.core.json', {}],
      ['/wps/a', headers],
      ['/wps/b?language=PT', headers],
    ])
    expect(Object.keys(early)).toEqual(['/i18n/PT.core.json', '/wps/a', '/wps/b?language=PT'])
  })

  test.each(['EN', '"EN"'])(
    'uses the language that the player has chosen when the device has stored the choice as %s',
    (chosen) => {
      const { root, urls, asked } = runBootScript({ MC_LANG: chosen })
      expect([root.lang, urls]).toEqual(['en', ['/i18n/EN.core.json', '/wps/a', '/wps/b?language=EN']])
      expect(asked[1]?.[1]).toMatchObject({ 'Accept-Language': 'EN' })
    },
  )

  test('sets the text direction of the document when the language is written from right to left', () => {
    expect(runBootScript({ MC_LANG: 'AR' }).root).toEqual({ lang: 'ar', dir: 'rtl' })
  })

  test.each(['KO', '', '{"v":1}', '__proto__', 'constructor'])(
    'uses the default language when the stored language is %j',
    (chosen) => {
      expect(runBootScript({ MC_LANG: chosen }).urls[0]).toBe('/i18n/PT.core.json')
    },
  )

  test('makes no API calls when a session is stored', () => {
    expect(runBootScript({ MC_SESSION_INFO: '{}' }).urls).toEqual(['/i18n/PT.core.json'])
  })

  test('fetches the dictionary and home’s first data when the browser blocks storage', () => {
    expect(runBootScript('blocked').urls).toHaveLength(3)
  })

  test('passes the failure of a preloaded call on to the API client, without an unhandled rejection', async () => {
    const raised: unknown[] = []
    const listen = (reason: unknown) => raised.push(reason)
    process.on('unhandledRejection', listen)
    const { early } = runBootScript({}, true)
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('unhandledRejection', listen)
    expect(raised).toEqual([])
    await expect(early['/wps/a']).rejects.toThrow('offline')
  })

  describe('the start of the site’s code', () => {
    function createPage({
      visible = true,
      stamped = true,
    }: { readonly visible?: boolean; readonly stamped?: boolean } = {}) {
      const heard: Record<string, () => void> = {}
      const frames: (() => void)[] = []
      const waits: [() => void, number][] = []
      const done: string[] = []
      let entry: object | null = stamped
        ? { content: 'code', replaceWith: (content: string) => (done.push(content), (entry = null)) }
        : null
      runStampedScript('boot.ts', {
        document: {
          documentElement: { lang: 'pt', dir: 'ltr' },
          visibilityState: visible ? 'visible' : 'hidden',
          getElementById: (id: string) =>
            id === 'entry' ? entry : { textContent: JSON.stringify(id === 'merchant' ? merchant : site) },
        },
        localStorage: { getItem: () => null },
        fetch: () => Promise.resolve(),
        window: {},
        addEventListener: (name: string, listener: () => void) => (heard[name] = listener),
        requestAnimationFrame: (callback: () => void) => frames.push(callback),
        setTimeout: (callback: () => void, ms = 0) => waits.push([callback, ms]),
      })
      return {
        done,
        parsed: () => heard['DOMContentLoaded']?.(),
        frame: () => frames.splice(0).forEach((run) => run()),
        wait: (ms: number) => waits.splice(0).forEach((each) => (each[1] <= ms ? each[0]() : waits.push(each))),
      }
    }

    test('starts the site’s code one time, after the first frame', () => {
      const { done, parsed, frame, wait } = createPage()
      parsed()
      wait(0)
      expect(done).toEqual([])
      frame()
      expect(done).toEqual([])
      wait(0)
      expect(done).toEqual(['code'])
      wait(1000)
      expect(done).toEqual(['code'])
    })

    test('starts the site’s code immediately in a hidden tab, and after a second when another window covers the page', () => {
      const hidden = createPage({ visible: false })
      hidden.parsed()
      expect(hidden.done).toEqual(['code'])
      const covered = createPage()
      covered.parsed()
      covered.wait(1000)
      expect(covered.done).toEqual(['code'])
    })

    test('does not start the site’s code when the development server has added this code to the page', () => {
      const { done, parsed, wait } = createPage({ stamped: false })
      parsed()
      wait(1000)
      expect(done).toEqual([])
    })
  })
})

import type { PublicMerchant } from '@lobby/merchant'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildSites } from '../buildSites.ts'
import { generateMerchantFolders } from '../generate.ts'
import { createCompileFixture } from '../testing/createCompileFixture.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { formatPolicyHashSource, createContentSecurityPolicy } from './createContentSecurityPolicy.ts'

const hosts = {
  apiBase: '',
  images: { hosts: ['/media/a'], fallback: '/media/c' },
  gameOrigins: [],
  serviceOrigins: [],
}
const policy = (more: Partial<PublicMerchant> = {}) =>
  createContentSecurityPolicy({ ...hosts, ...more } as unknown as PublicMerchant, {
    scripts: ['boot'],
    styles: ['', 'theme'],
  })
const directive = (text: string, name: string) => text.split('; ').find((part) => part.startsWith(`${name} `))

describe('createContentSecurityPolicy', () => {
  test('allows only the site’s own origin, and inline scripts and styles with a known hash', () => {
    const text = policy()
    expect(directive(text, 'default-src')).toBe("default-src 'none'")
    expect(directive(text, 'script-src')).toBe(`script-src 'self' ${formatPolicyHashSource('boot')}`)
    expect(directive(text, 'style-src')).toBe(`style-src 'self' ${formatPolicyHashSource('theme')}`)
    expect(directive(text, 'frame-src')).toBe("frame-src 'none'")
    expect(directive(text, 'img-src')).toBe("img-src 'self' data:")
    expect(text).toContain("require-trusted-types-for 'script'; trusted-types lobby dompurify")
    expect(text).not.toMatch(/unsafe|\*/)
  })

  test('allows exactly the hosts that the merchant’s cdn.jsonc lists', () => {
    const text = policy({
      apiBase: 'https://api.example/base',
      images: { hosts: ['https://img1.example/x', 'https://img2.example'], fallback: 'https://img0.example' },
      gameOrigins: ['https://play.example'],
      serviceOrigins: ['https://help.example'],
    })
    expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://api.example")
    expect(directive(text, 'img-src')).toBe(
      "img-src 'self' data: https://img0.example https://img1.example https://img2.example",
    )
    expect(directive(text, 'frame-src')).toBe('frame-src https://play.example')
    // The hosts of customer service are not allowed, because the site opens customer service as a separate page, never
    // in a frame.
    expect(text).not.toContain('help.example')
  })

  test(
    'control: writes an injected directive into the policy when the origins in cdn.jsonc are not validated',
    { tags: ['B71-control'] },
    () => {
      const text = policy({
        gameOrigins: ['https://a.example;script-src-elem', 'https://evil.example'],
        apiBase: 'https://api.example;report-uri',
      })
      expect(text.split(';').map((part) => part.trim().split(' ')[0])).toEqual(
        expect.arrayContaining(['script-src-elem', 'report-uri']),
      )
    },
  )

  const firebase = {
    projectId: 'acme-players',
    apiKey: 'key-of-acme',
    authDomain: 'acme-players.firebaseapp.com',
    emulator: false,
  }

  test('allows the hosts of third-party sign-in only for merchants that use it, and omits Trusted Types for them', () => {
    const [plain, text] = [policy(), policy({ firebase })]
    const added = (name: string) =>
      directive(text, name)
        ?.split(' ')
        .filter((source) => !directive(plain, name)?.split(' ').includes(source))
    expect(added('script-src')).toEqual([
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ])
    expect(added('connect-src')).toEqual([
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ])
    expect(added('frame-src')).toEqual([
      'https://acme-players.firebaseapp.com',
      'https://recaptcha.google.com/recaptcha/',
      'https://www.google.com/recaptcha/',
    ])
    expect(text).not.toContain('trusted-types')
    expect(plain).toContain('trusted-types')
    expect(plain).not.toMatch(/google|gstatic|firebase/)
    const same = (policyText: string) =>
      policyText.split('; ').filter((part) => !/^(?:script|connect|frame)-src |trusted-types/.test(part))
    expect(same(text)).toEqual(same(plain))
  })

  test('allows frames of the site’s own origin only when the Auth emulator is used', () => {
    expect(directive(policy({ firebase: { ...firebase, emulator: true } }), 'frame-src')).toMatch(/^frame-src 'self' /)
    expect(directive(policy({ firebase }), 'frame-src')).not.toContain("'self'")
  })

  test('contains no directive that a meta element ignores', () => {
    expect(policy()).not.toMatch(/frame-ancestors|report-uri|sandbox/)
  })
})

describe('stamped documents', () => {
  const stamp = async () => {
    const root = createTemporaryFolder()
    const [id = ''] = generateMerchantFolders(join(root, 'merchants'), 1)
    await buildSites({
      merchantsDir: join(root, 'merchants'),
      compileDir: createCompileFixture(join(root, 'compile')),
      outDir: join(root, 'sites'),
    })
    const read = (name: string) => readFileSync(join(root, 'sites', id, name), 'utf8')
    return {
      dir: join(root, 'sites', id),
      documents: { 'index.html': read('index.html'), 'shell.html': read('shell.html') },
    }
  }
  const readMetaPolicy = (html: string) =>
    (/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#39;', "'")
  /**
   * Returns the parts of a document that a browser would refuse: inline elements whose hash is not in the document's
   * policy, and style attributes.
   */
  const findRefused = (html: string, policyText = readMetaPolicy(html)) => [
    ...[...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)]
      .filter(
        ([, , attributes = '', text = '']) =>
          text !== '' && !attributes.includes('application/json') && !policyText.includes(formatPolicyHashSource(text)),
      )
      .map(([all]) => all),
    ...html.matchAll(/<[^>]+\s(?:style|on\w+)=/g),
  ]

  test('allows in the policy of a document only the inline elements of this document', async () => {
    const { documents } = await stamp()
    for (const html of Object.values(documents)) {
      const hashes = [...new Set(readMetaPolicy(html).match(/sha256-[^']+/g))]
      const own = [...html.matchAll(/<(script|style)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) =>
        formatPolicyHashSource(text).slice(1, -1),
      )
      expect(hashes.filter((each) => !own.includes(each))).toEqual([])
    }
  })

  test('lists the hash of every inline element of the documents in the policy', async () => {
    const { documents } = await stamp()
    for (const html of Object.values(documents)) {
      expect(findRefused(html)).toEqual([])
      expect(html.match(/<(?:script|style)[^>]*>/g)?.length).toBeGreaterThanOrEqual(6)
    }
    // Controls: `findRefused` finds an inline script in which a word was changed, and a style attribute.
    expect(findRefused(documents['index.html'].replace('window.__early', 'window.__other'))).toHaveLength(1)
    expect(findRefused(documents['index.html'].replace('<main', '<main style="a"'))).toHaveLength(1)
  })

  /** Returns the URLs of the scripts that a document loads, and the entries of its import map. */
  const scriptsOf = (html: string) => ({
    named: Object.fromEntries(
      [
        ...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)" integrity="([^"]+)"/g),
      ].map(([, href = '', integrity]) => [href, integrity]),
    ),
    map: (
      JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
        integrity: Record<string, string>
      }
    ).integrity,
  })
  const sha = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

  test('writes integrity hashes of a document’s scripts into the document, all others into the integrity table', async () => {
    const { dir, documents } = await stamp()
    const scripts = readdirSync(join(dir, 'assets')).filter((file) => file.endsWith('.js'))
    const [table = ''] = scripts.filter((file) => file.startsWith('integrity-'))
    for (const html of Object.values(documents)) {
      const { named, map } = scriptsOf(html)
      expect(map).toMatchObject(named)
      expect(html).toContain(
        `<link rel="modulepreload" href="/assets/${table}" integrity="${named[`/assets/${table}`]}" id="integrity"`,
      )
      for (const [href, integrity] of Object.entries(map))
        expect(integrity, href).toBe(sha(readFileSync(join(dir, href))))
    }
    const home = ['/assets/Home-c3.js', '/assets/index-a1.js', `/assets/${table}`, '/assets/libraries-b2.js']
    expect(Object.keys(scriptsOf(documents['index.html']).named).sort()).toEqual(home)
    const { default: rows } = (await import(join(dir, 'assets', table))) as { default: Record<string, string> }
    expect(rows).toEqual(
      Object.fromEntries(
        scripts.filter((file) => file !== table).map((file) => [file, sha(readFileSync(join(dir, 'assets', file)))]),
      ),
    )
  })

  test('writes preloads, content security policy, import map, modules and entry script in this order', async () => {
    const html = (await stamp()).documents['index.html']
    const order = [
      'rel="preload"',
      'Content-Security-Policy',
      '<style id="theme"',
      'id="merchant"',
      'id="site"',
      'window.__early',
      'type="importmap"',
      'rel="modulepreload"',
      'id="root"',
      '<template id="entry"><script type="module"',
    ]
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})

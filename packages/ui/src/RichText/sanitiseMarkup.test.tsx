import purifier from 'dompurify'
import { afterEach, expect, test } from 'vitest'
import { hostileMarkup } from './hostileMarkup.ts'
import { sanitiseMarkup, type RichTextRules } from './sanitiseMarkup.ts'

const rules: RichTextRules = {
  imageHosts: ['/media/a', 'https://img.example/pictures'],
  resolveLink: ({ href }) => ({ href }),
}
/** Sanitises content and returns it as a string. Converts TrustedHTML to a string by JSON. */
const clean = (content: unknown, given: Partial<RichTextRules> = {}) =>
  JSON.parse(JSON.stringify(sanitiseMarkup(content, { ...rules, ...given }))) as string
const payloads = Object.entries(hostileMarkup)

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

let frames = 0

/** Loads the markup into an iframe, clicks everything in the iframe, and counts how often code of the markup ran. */
async function countHits(markup: string): Promise<number> {
  const frame = document.createElement('iframe')
  const event = `hit-${(frames += 1)}`
  let hits = 0
  window.addEventListener(event, () => {
    hits += 1
  })
  frame.srcdoc = `<!doctype html><script>hit = () => parent.dispatchEvent(new Event('${event}')); onerror = () => true</script><body>${markup}`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  for (const element of frame.contentDocument?.querySelectorAll('a:not([target]), button') ?? [])
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 30))
  return hits
}

test(
  'runs no code of hostile markup and leaves no active elements in it when the markup is sanitised',
  { tags: ['H1'] },
  async () => {
    const found = await Promise.all(
      payloads.map(async ([name, markup]) => ((await countHits(clean(markup))) > 0 ? [name] : [])),
    )
    expect(found.flat()).toEqual([])
    const left = payloads.map(([, markup]) => clean(markup)).join('')
    expect(left).not.toMatch(
      /<(?:script|style|svg|math|iframe|object|embed|form|input|button|base|meta|template|x-y)|\son\w+=|javascript:/i,
    )
  },
)

test(
  'control: runs the code of most hostile markup when the markup is not sanitised',
  { tags: ['H1-control'] },
  async () => {
    const ran = await Promise.all(payloads.map(async ([, markup]) => (await countHits(markup)) > 0))
    expect(ran.filter(Boolean).length).toBeGreaterThan(payloads.length / 2)
  },
)

test('leaves the markup that usual text editors write unchanged when it is sanitised', { tags: ['H1'] }, () => {
  const notice =
    '<h2>Bônus</h2><p>Ganhe <strong>50%</strong> até <em>sexta</em>.<br>Veja:</p><ul><li>um</li><li>dois</li></ul>' +
    '<table><thead><tr><th>VIP</th></tr></thead><tbody><tr><td colspan="2">1 &amp; 2</td></tr></tbody></table><blockquote>x &lt; y</blockquote>'
  expect(clean(notice)).toBe(notice)
})

/** Creates a pseudo-random generator that returns the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test(
  'returns the same markup when it is sanitised a second time, with or without parsing in between',
  { tags: ['H2'] },
  () => {
    const next = createRandom(20_261_120)
    const parts = [
      ...payloads.map(([, markup]) => markup),
      ...[
        '<table>',
        '<p>',
        '</p>',
        '<svg>',
        '<math>',
        '<a href="/x" style="text-align:center;position:fixed">',
        '<b',
        '">',
        '-->',
        '<!--',
        '&lt;i&gt;',
        'text',
      ],
    ]
    for (let round = 0; round < 400; round += 1) {
      const mixed = Array.from({ length: 1 + next(7) }, () => parts[next(parts.length)]).join('')
      const once = clean(mixed)
      expect(clean(once), mixed).toBe(once)
      const parsed = new DOMParser().parseFromString(once, 'text/html').body.innerHTML
      expect(clean(parsed), mixed).toBe(parsed)
    }
  },
)

test(
  'control: changes its own output when it sanitises the output again and only deletes script tags by patterns',
  { tags: ['H2-control'] },
  () => {
    const careless = (markup: string) => markup.replace(/<\/?script>| on\w+="[^"]*"/g, '')
    const nested = '<scr<script>ipt>hit()</scr</script>ipt>'
    expect(careless(careless(nested))).not.toBe(careless(nested))
    expect(clean(clean(nested))).toBe(clean(nested))
  },
)

test('removes id, name, class and data attributes from markup', { tags: ['H3'] }, () => {
  const left = clean(
    '<p id="root" class="x" name="y" data-z="1" aria-label="a" slot="s">a</p><img name="cookie" id="body" src="/media/a/x.png">',
  )
  expect(left).toBe('<p>a</p><img src="/media/a/x.png" loading="lazy" decoding="async" alt="">')
})

/** Sanitises markup by DOMPurify only, without the lists of allowed tags and attributes. */
const cleanWithoutList = (markup: string) => purifier.sanitize(markup, { RETURN_TRUSTED_TYPE: false })

test(
  'control: keeps id, class and data attributes in the markup without the list of allowed attributes',
  { tags: ['H3-control'] },
  () => {
    expect(cleanWithoutList('<p id="mine" class="x" data-z="1">a</p>')).toBe('<p id="mine" class="x" data-z="1">a</p>')
  },
)

test(
  'keeps only allowed styles in the markup, and no style value that could load a URL or cover the page',
  { tags: ['H4'] },
  () => {
    const styled = (style: string) => /data-style="([^"]*)"/.exec(clean(`<p style="${style}">x</p>`))?.[1] ?? ''
    expect(styled('text-align: center; font-weight:700')).toBe('text-align:center;font-weight:700')
    for (const style of [
      'position:fixed;inset:0;z-index:9999',
      'background:url(https://evil.example/x)',
      'text-align:url(https://evil.example/x)',
      'width:calc(100vw * 9)',
      'font-weight:\\75rl(x)',
      'width:1px !important',
      'color:red;opacity:0;transform:scale(9)',
      '--x:1;text-align:var(--x)',
    ])
      expect(styled(style), style).toBe('')
    expect(clean('<p data-style="position:fixed;text-align:center">x</p>')).toBe(
      '<p data-style="text-align:center">x</p>',
    )
  },
)

test('removes forms and their fields from markup and keeps the text of the forms', { tags: ['H5'] }, () => {
  const form =
    '<form action="https://evil.example"><label>Password <input type="password" name="p"></label><button>Go</button><select><option>1</select></form>'
  expect(clean(form)).toBe('Password Go')
})

test('control: keeps a password field in the markup without the list of allowed tags', { tags: ['H5-control'] }, () => {
  expect(cleanWithoutList('<form><input type="password"></form>')).toContain('<input type="password">')
})

test('cuts markup off after 65,536 characters before it is parsed', { tags: ['H6'] }, () => {
  const at = (length: number) => clean(`${'a'.repeat(length)}<b>end</b>`)
  expect(at(65_001)).toContain('<b>end</b>')
  expect(at(5_000_000).replaceAll('<wbr>', '')).toBe('a'.repeat(65_536))
  expect(clean('<div>'.repeat(20_000)).match(/<div/g)?.length).toBeLessThanOrEqual(65_536 / 5)
})

test('control: keeps the end of markup with 70,001 characters without the limit', { tags: ['H6-control'] }, () => {
  expect(cleanWithoutList(`${'a'.repeat(70_001)}<b>end</b>`)).toContain('<b>end</b>')
  expect(clean(`${'a'.repeat(70_001)}<b>end</b>`)).not.toContain('end')
})

test.each([undefined, null, 0, 5, true, {}, [], ['<b>x</b>'], { toString: () => '<b>x</b>' }])(
  'returns an empty string when the content to sanitise is %o',
  { tags: ['H7'] },
  (content) => expect(clean(content)).toBe(''),
)

test(
  'control: converts an object to markup without the check that the content is a string',
  { tags: ['H7-control'] },
  () => {
    expect(cleanWithoutList({ toString: () => '<b>x</b>' } as unknown as string)).toBe('<b>x</b>')
  },
)

test.each([
  ['/media/a/x.png', true],
  ['https://img.example/pictures/x.png', true],
  ['/media/ab/x.png', false],
  ['/media/a/../secret.png', false],
  ['https://img.example/other.png', false],
  ['https://img.example.evil.example/pictures/x.png', false],
  ['https://img.example@evil.example/pictures/x.png', false],
  ['//evil.example/media/a/x.png', false],
  ['data:image/png;base64,AAAA', false],
])('keeps a picture with the URL %s only when its host and base path are listed (picture kept: %s)', (src, kept) =>
  expect(clean(`<img src="${src}">`).includes('<img')).toBe(kept),
)

test('opens links of this site in the same tab and other links in a new tab, and removes the URL of refused links', () => {
  const link = (href: string, target: ReturnType<RichTextRules['resolveLink']>) =>
    clean(`<a href="${href}">x</a>`, { resolveLink: () => target })
  expect(link('/m/promo', { href: '/m/promo', own: true })).toBe('<a href="/m/promo">x</a>')
  expect(link('https://a.example/b', { href: 'https://a.example/b' })).toBe(
    '<a href="https://a.example/b" target="_blank" rel="noopener noreferrer">x</a>',
  )
  expect(link('https://a.example/b', null)).toBe('<a>x</a>')
})

test.each([
  { href: 'javascript:hit()' },
  { href: 'data:text/html,x' },
  { href: '//evil.example', own: true },
  { href: '/\\evil.example', own: true },
  { href: 'https://evil.example', own: true },
])('removes the URL of a link when resolveLink returns the unsafe target %o', (target) =>
  expect(clean('<a href="/x">x</a>', { resolveLink: () => target })).toBe('<a>x</a>'),
)

test('violates no content security policy that requires trusted types and forbids styles when it sanitises markup', async () => {
  const frame = document.createElement('iframe')
  const report = new Promise<Record<string, unknown>>((resolve) => {
    window.addEventListener('message', ({ data, source }) => {
      if (source === frame.contentWindow) resolve(data as Record<string, unknown>)
    })
  })
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="style-src 'none'; trusted-types dompurify; require-trusted-types-for 'script'">
    <body><script type="module">
      const violations = []
      document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.sample))
      const { sanitiseMarkup } = await import('${new URL('./sanitiseMarkup.ts', import.meta.url).href}')
      const html = sanitiseMarkup('<p style="text-align:center" onclick="x()">ok</p>', { imageHosts: [], resolveLink: () => null })
      document.body.innerHTML = html
      const shown = document.body.textContent
      await new Promise(requestAnimationFrame)
      const before = [...violations]
      let refused = false
      try { document.body.innerHTML = '<p style="color:red">raw</p>' } catch { refused = true }
      parent.postMessage({ trusted: html instanceof TrustedHTML, shown, before, refused }, '*')
    </script>`
  document.body.append(frame)
  expect(JSON.stringify(await report)).toBe(JSON.stringify({ trusted: true, shown: 'ok', before: [], refused: true }))
})

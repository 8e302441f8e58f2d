import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hostile } from './hostile.ts'
import { RichText, type RichTextProps } from './RichText.tsx'

const onFollow = vi.fn()
const shown = (content: unknown, props: Partial<RichTextProps> = {}) => (
  <RichText
    content={content}
    imageHosts={['/media/a']}
    resolveLink={(url) => (url.origin === location.origin ? { href: url.pathname, own: true } : { href: url.href })}
    onFollow={onFollow}
    {...props}
  />
)
const away = 'http://127.0.0.1:9'
const requested = (path: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(away + path)).length

afterEach(() => {
  onFollow.mockClear()
  document.querySelector('#raw')?.remove()
})

function insertRaw(markup: string): HTMLElement {
  const raw = Object.assign(document.createElement('div'), { id: 'raw' })
  raw.innerHTML = markup
  document.body.append(raw)
  return raw
}

const payloads = Object.entries(hostile)

/** Counts the calls of `hit`, which every payload makes when it runs. */
function countHits(): () => number {
  let hits = 0
  Object.assign(window, { hit: () => (hits += 1) })
  return () => hits
}

/** Presses whatever an element holds that a press could make run, and waits until failing pictures have failed. */
async function provoke(element: Element): Promise<void> {
  for (const each of element.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i], button, [onclick]'))
    each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 30))
}

test('runs no payload in the page and keeps no element that could act', { tags: ['H1', 'H5'] }, async () => {
  const hits = countHits()
  const screen = await render(
    <>
      {payloads.map(([name, markup]) => (
        <section key={name} aria-label={name}>
          {shown(`<p>Words.</p>${markup}`)}
        </section>
      ))}
    </>,
  )
  const sections = [...screen.container.querySelectorAll('section')]
  await expect
    .poll(() => sections.filter((section) => section.textContent.includes('Words.')).length)
    .toBe(payloads.length)
  await provoke(screen.container)
  const acting =
    'script, style, svg, math, iframe, object, embed, form, input, button, base, meta, template, video, marquee, [is], [id], [name], [popover], a[href^="javascript:" i], a[href^="data:" i]'
  const handlers = (section: Element) =>
    [...section.querySelectorAll('*')].some((each) => each.getAttributeNames().some((name) => name.startsWith('on')))
  expect(
    sections
      .filter((section) => section.querySelector(acting) !== null || handlers(section))
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual([])
  expect(hits()).toBe(0)
})

test('control: the same page runs a payload that is not sanitised', { tags: ['H1-control'] }, async () => {
  const hits = countHits()
  await provoke(insertRaw(hostile['error of a picture'] ?? ''))
  expect(hits()).toBe(1)
})

test('its own links go to the router, by finger and by keyboard; others open apart', async () => {
  const screen = await render(shown(`<p><a href="/m/promo">Own</a> <a href="${away}/x">Other</a></p>`))
  await screen.getByRole('link', { name: 'Own' }).click()
  expect(onFollow).toHaveBeenLastCalledWith('/m/promo')
  await userEvent.keyboard('{Enter}')
  expect(onFollow).toHaveBeenCalledTimes(2)
  const other = screen.getByRole('link', { name: 'Other' })
  await expect.element(other).toHaveAttribute('target', '_blank')
  await expect.element(other).toHaveAttribute('rel', 'noopener noreferrer')
  other.element().addEventListener('click', (event) => event.preventDefault())
  await other.click()
  expect(onFollow).toHaveBeenCalledTimes(2)
})

test('styles of the list are set through the object model, and leave no trace', async () => {
  const screen = await render(shown('<p style="text-align:center;position:fixed">Middle</p>'))
  const text = screen.getByText('Middle')
  await expect.element(text).toHaveStyle({ textAlign: 'center', position: 'static' })
  expect(screen.container.innerHTML).not.toContain('data-style')
})

test('other content takes its place, with its styles', async () => {
  const screen = await render(shown('<p style="text-align:center">One</p>'))
  await expect.element(screen.getByText('One')).toBeVisible()
  await screen.rerender(shown('<p style="text-align:end">Two</p>'))
  await expect.element(screen.getByText('Two')).toHaveStyle({ textAlign: 'end' })
})

test('the document cannot be clobbered; unguarded it can', { tags: ['H3', 'H3-control'] }, async () => {
  const markup = '<img name="lobbyClobbered"><form name="lobbyForm"><input name="attributes"></form><p>words</p>'
  const screen = await render(shown(markup))
  await expect.element(screen.getByText('words')).toBeVisible()
  expect('lobbyClobbered' in document || 'lobbyForm' in document).toBe(false)
  insertRaw(markup)
  expect('lobbyClobbered' in document && 'lobbyForm' in document).toBe(true)
})

test(
  'it covers nothing outside its box and asks no foreign host; unguarded it does both',
  { tags: ['H4', 'H4-control'] },
  async () => {
    const markup = `<style>@import url(${away}/kept/a.css);body{display:none}</style><div style="position:fixed;inset:0;z-index:9;background:url(${away}/kept/b)">over</div><img src="${away}/kept/c.png">`
    const screen = await render(
      <>
        <button type="button">Below</button>
        {shown(markup)}
      </>,
    )
    await expect.element(screen.getByText('over')).toBeVisible()
    const centre = () => {
      const { left, top, width, height } = screen.container.querySelector('button')!.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent
    }
    expect(centre()).toBe('Below')
    insertRaw(markup.replace('body{display:none}', '').replaceAll('/kept/', '/raw/'))
    await expect.poll(() => requested('/raw/')).toBe(3)
    expect(centre()).toBe('over')
    // Asked for later, and answered: what was shown before has asked for nothing.
    expect(requested('/kept/')).toBe(0)
  },
)

test('what runs wide scrolls inside the box', async () => {
  const screen = await render(
    shown(
      `<table><tr>${'<td>column</td>'.repeat(40)}</tr></table><p>${'x'.repeat(500)}</p><img src="/media/a/x.png" width="4000">`,
    ),
  )
  await expect.element(screen.getByText('column').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('lays out a row of 1,000 cells in few columns, and shows all their words', { tags: ['B81'] }, async () => {
  const screen = await render(shown(`<table><tr>${'<td>a</td>'.repeat(1000)}</tr></table>`))
  await expect.element(screen.getByText('a').first()).toBeVisible()
  const lefts = [...screen.container.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().left)
  expect(new Set(lefts).size).toBe(51)
  await expect.element(screen.getByText('a').last()).toBeVisible()
})

test(
  'a picture whose host is down is asked of the others, and leaves its words when none has it',
  { tags: ['N12'] },
  async () => {
    const hosts = [`${away}/one`, `${away}/two`, `${away}/three`]
    const screen = await render(
      shown(`<p>Words <img src="${away}/two/n12.png" alt="A chest"></p>`, { imageHosts: hosts }),
    )
    await expect.element(screen.getByText('Words')).toBeVisible()
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
    const asked = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('n12.png') ? [name.slice(away.length)] : []))
    expect([...new Set(asked)]).toEqual(['/two/n12.png', '/one/n12.png', '/three/n12.png'])
  },
)

const climbs = '/../../wps/trial/create'
test(
  'a picture whose path climbs out of its host is asked of the next one below its base',
  { tags: ['B84'] },
  async () => {
    const screen = await render(
      shown(`<p>Words <img src="${away}${climbs}?n84" alt="A chest"></p>`, { imageHosts: [away, '/media/c'] }),
    )
    await expect.element(screen.getByText('Words')).toBeVisible()
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
    const asked = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('?n84') ? [new URL(name).pathname] : []))
    expect([...new Set(asked)]).toEqual(['/wps/trial/create', '/media/c/wps/trial/create'])
  },
)

test(
  'control: put behind the base as it was written, such a path names a call of the platform',
  { tags: ['B84-control'] },
  () => {
    expect(new URL(`/media/c${climbs}`, location.href).pathname).toBe('/wps/trial/create')
  },
)

test.each([undefined, null, 7, {}, '', '  '])('%o shows nothing at all', { tags: ['H7'] }, async (content) => {
  const screen = await render(shown(content))
  expect(screen.container.innerHTML).toBe('')
})

test('control: the same words as a text are shown', { tags: ['H7-control'] }, async () => {
  const screen = await render(shown('7'))
  await expect.element(screen.getByText('7')).toBeVisible()
})

test('a link that leads nowhere looks like the words around it, and one that leads somewhere does not', async () => {
  const screen = await render(
    shown('<p>See <a href="/m/gone">what is gone</a> or <a href="/m/help">the help</a>.</p>', {
      resolveLink: (url) => (url.pathname === '/m/help' ? { href: '/m/help', own: true } : null),
    }),
  )
  await expect.element(screen.getByText('what is gone')).toBeVisible()
  const looks = (text: string) => {
    const element = screen.getByText(text, { exact: true }).element()
    const { color, textDecorationLine } = getComputedStyle(element)
    return [color === getComputedStyle(element.parentElement ?? element).color, textDecorationLine]
  }
  expect([looks('what is gone'), looks('the help')]).toEqual([
    [true, 'none'],
    [false, 'underline'],
  ])
})

const word = 'م'
const narrow = [
  `<div style="width:1px">${word}</div>`,
  `<div style="max-width:0%"><p>${word}</p></div>`,
  `<table><tbody><tr><td style="width:1px"><div style="width:1%">${word}</div></td></tr></tbody></table>`,
  `${'<div style="width:10%">'.repeat(6)}${word}`,
  `${'<ul><li>'.repeat(22)}${word}`,
]
/** The width of the innermost element, in pixels. */
const widthInside = (element: Element) => [...element.querySelectorAll('*')].at(-1)?.getBoundingClientRect().width

test.each(narrow)('gives a text at least 64 pixels of width in %s', { tags: ['B118'] }, async (markup) => {
  const screen = await render(shown(markup))
  await expect.element(screen.getByText(word)).toBeInTheDocument()
  expect(widthInside(screen.container)).toBeGreaterThanOrEqual(60)
})

test('control: without the limit a text has a pixel of width', { tags: ['B118-control'] }, () => {
  expect(widthInside(insertRaw(narrow[0] ?? ''))).toBe(1)
})

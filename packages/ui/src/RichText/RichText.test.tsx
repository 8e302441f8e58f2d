import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hostileMarkup } from './hostileMarkup.ts'
import { RichText, type RichTextProps } from './RichText.tsx'

const onFollow = vi.fn()
const renderContent = (content: unknown, props: Partial<RichTextProps> = {}) => (
  <RichText
    content={content}
    imageHosts={['/media/a']}
    resolveLink={(url) => (url.origin === location.origin ? { href: url.pathname, own: true } : { href: url.href })}
    onFollow={onFollow}
    {...props}
  />
)
const FOREIGN_HOST = 'http://127.0.0.1:9'
const countRequests = (path: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(FOREIGN_HOST + path)).length

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

const payloads = Object.entries(hostileMarkup)

/** Counts the calls of `hit`. Every attack in the markup calls this function when its code runs. */
function countHits(): () => number {
  let hits = 0
  Object.assign(window, { hit: () => (hits += 1) })
  return () => hits
}

/**
 * Clicks each link and button whose click could run hostile code. Then waits until the broken pictures have failed to
 * load.
 */
async function provoke(element: Element): Promise<void> {
  for (const each of element.querySelectorAll('a[href^="javascript:" i], a[href^="data:" i], button, [onclick]'))
    each.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 30))
}

test(
  'runs no code of hostile markup and leaves no active element in it when rich text is rendered',
  { tags: ['H1', 'H5'] },
  async () => {
    const hits = countHits()
    const screen = await render(
      <>
        {payloads.map(([name, markup]) => (
          <section key={name} aria-label={name}>
            {renderContent(`<p>Words.</p>${markup}`)}
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
      'script, style, svg, math, iframe, object, embed, form, input, button, base, meta, template, video, ' +
      'marquee, [is], [id], [name], [popover], a[href^="javascript:" i], a[href^="data:" i]'
    const handlers = (section: Element) =>
      [...section.querySelectorAll('*')].some((each) => each.getAttributeNames().some((name) => name.startsWith('on')))
    expect(
      sections
        .filter((section) => section.querySelector(acting) !== null || handlers(section))
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual([])
    expect(hits()).toBe(0)
  },
)

test(
  'control: runs the code of hostile markup when the markup is not sanitised',
  { tags: ['H1-control'] },
  async () => {
    const hits = countHits()
    await provoke(insertRaw(hostileMarkup['error of a picture'] ?? ''))
    expect(hits()).toBe(1)
  },
)

test('opens links of rich text to this site with the router, and links to other sites in a new tab', async () => {
  const screen = await render(renderContent(`<p><a href="/m/promo">Own</a> <a href="${FOREIGN_HOST}/x">Other</a></p>`))
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

test('sets the allowed styles of rich text through the CSSOM and removes the attribute data-style', async () => {
  const screen = await render(renderContent('<p style="text-align:center;position:fixed">Middle</p>'))
  const text = screen.getByText('Middle')
  await expect.element(text).toHaveStyle({ textAlign: 'center', position: 'static' })
  expect(screen.container.innerHTML).not.toContain('data-style')
})

test('replaces rich text and its styles when the content changes', async () => {
  const screen = await render(renderContent('<p style="text-align:center">One</p>'))
  await expect.element(screen.getByText('One')).toBeVisible()
  await screen.rerender(renderContent('<p style="text-align:end">Two</p>'))
  await expect.element(screen.getByText('Two')).toHaveStyle({ textAlign: 'end' })
})

test(
  'prevents named elements of rich text from becoming properties of `document` (DOM clobbering)',
  { tags: ['H3', 'H3-control'] },
  async () => {
    const markup = '<img name="lobbyClobbered"><form name="lobbyForm"><input name="attributes"></form><p>words</p>'
    const screen = await render(renderContent(markup))
    await expect.element(screen.getByText('words')).toBeVisible()
    expect('lobbyClobbered' in document || 'lobbyForm' in document).toBe(false)
    insertRaw(markup)
    expect('lobbyClobbered' in document && 'lobbyForm' in document).toBe(true)
  },
)

test(
  'keeps rich text inside its box and requests nothing from other hosts, unlike unsanitised markup',
  { tags: ['H4', 'H4-control'] },
  async () => {
    const markup = `<style>@import url(${FOREIGN_HOST}/kept/a.css);body{display:none}</style><div style="position:fixed;inset:0;z-index:9;background:url(${FOREIGN_HOST}/kept/b)">over</div><img src="${FOREIGN_HOST}/kept/c.png">`
    const screen = await render(
      <>
        <button type="button">Below</button>
        {renderContent(markup)}
      </>,
    )
    await expect.element(screen.getByText('over')).toBeVisible()
    const centre = () => {
      const { left, top, width, height } = screen.container.querySelector('button')!.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.textContent
    }
    expect(centre()).toBe('Below')
    insertRaw(markup.replace('body{display:none}', '').replaceAll('/kept/', '/raw/'))
    await expect.poll(() => countRequests('/raw/')).toBe(3)
    expect(centre()).toBe('over')
    // The requests of the unsanitised markup, which was inserted later, are complete. So the sanitised markup has sent
    // none.
    expect(countRequests('/kept/')).toBe(0)
  },
)

test('scrolls wide rich text inside its box', async () => {
  const screen = await render(
    renderContent(
      `<table><tr>${'<td>column</td>'.repeat(40)}</tr></table><p>${'x'.repeat(500)}</p><img src="/media/a/x.png" width="4000">`,
    ),
  )
  await expect.element(screen.getByText('column').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('lays out a table row of 1,000 cells in 51 columns and shows all their text', { tags: ['B81'] }, async () => {
  const screen = await render(renderContent(`<table><tr>${'<td>a</td>'.repeat(1000)}</tr></table>`))
  await expect.element(screen.getByText('a').first()).toBeVisible()
  const lefts = [...screen.container.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().left)
  expect(new Set(lefts).size).toBe(51)
  await expect.element(screen.getByText('a').last()).toBeVisible()
})

test(
  'requests a picture of rich text from the other hosts when its host is down, and shows its alt text when all fail',
  { tags: ['N12'] },
  async () => {
    const hosts = [`${FOREIGN_HOST}/one`, `${FOREIGN_HOST}/two`, `${FOREIGN_HOST}/three`]
    const screen = await render(
      renderContent(`<p>Words <img src="${FOREIGN_HOST}/two/n12.png" alt="A chest"></p>`, { imageHosts: hosts }),
    )
    await expect.element(screen.getByText('Words')).toBeVisible()
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
    const asked = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('n12.png') ? [name.slice(FOREIGN_HOST.length)] : []))
    expect([...new Set(asked)]).toEqual(['/two/n12.png', '/one/n12.png', '/three/n12.png'])
  },
)

const CLIMBING_PATH = '/../../wps/trial/create'
test(
  'requests a picture only below the base path of the next host when the path of the picture contains ..',
  { tags: ['B84'] },
  async () => {
    const screen = await render(
      renderContent(`<p>Words <img src="${FOREIGN_HOST}${CLIMBING_PATH}?n84" alt="A chest"></p>`, {
        imageHosts: [FOREIGN_HOST, '/media/c'],
      }),
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
  'control: builds the URL of a platform call when a path with .. is appended to the base path unresolved',
  { tags: ['B84-control'] },
  () => {
    expect(new URL(`/media/c${CLIMBING_PATH}`, location.href).pathname).toBe('/wps/trial/create')
  },
)

test.each([undefined, null, 7, {}, '', '  '])(
  'renders nothing when the content of rich text is %o',
  { tags: ['H7'] },
  async (content) => {
    const screen = await render(renderContent(content))
    expect(screen.container.innerHTML).toBe('')
  },
)

test('control: renders rich text when the content is the string "7"', { tags: ['H7-control'] }, async () => {
  const screen = await render(renderContent('7'))
  await expect.element(screen.getByText('7')).toBeVisible()
})

test('shows a link that resolveLink refuses like the surrounding text, and an allowed link as a link', async () => {
  const screen = await render(
    renderContent('<p>See <a href="/m/gone">what is gone</a> or <a href="/m/help">the help</a>.</p>', {
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
/** Returns the width of the last element in the document order, which is the innermost one here, in pixels. */
const getInnermostWidth = (element: Element) => [...element.querySelectorAll('*')].at(-1)?.getBoundingClientRect().width

test.each(narrow)(
  'gives rich text at least about 64 px of width when its markup is %s',
  { tags: ['B118'] },
  async (markup) => {
    const screen = await render(renderContent(markup))
    await expect.element(screen.getByText(word)).toBeInTheDocument()
    expect(getInnermostWidth(screen.container)).toBeGreaterThanOrEqual(60)
  },
)

test(
  'control: gives text one pixel of width without the minimum width of rich text',
  { tags: ['B118-control'] },
  () => {
    expect(getInnermostWidth(insertRaw(narrow[0] ?? ''))).toBe(1)
  },
)

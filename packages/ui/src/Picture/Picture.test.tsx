import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createPicture } from '../testing/createPicture.ts'
import { Picture } from './Picture.tsx'
import { ScrollPaceContext } from './scrollPace.ts'

const good = createPicture(1)
/** A host without pictures: its data URLs contain no image. */
const bad = 'data:text/plain,'

test('shows a picture from the first host that has it when earlier hosts fail', { tags: ['CONF-059'] }, async () => {
  const onAllFailed = vi.fn()
  const screen = await render(
    <Picture
      path={good.path}
      hosts={[bad, ...good.hosts]}
      alt="Offer"
      width={240}
      height={320}
      priority
      onAllFailed={onAllFailed}
    />,
  )
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveAttribute('data-loaded')
  await expect.element(screen.getByRole('img')).toHaveAttribute('src', good.hosts[0] + good.path)
  expect(onAllFailed).not.toHaveBeenCalled()
})

test(
  'tries each host of a picture once in order, then shows the name and calls onAllFailed once',
  { tags: ['N12'] },
  async () => {
    const onAllFailed = vi.fn()
    const hosts = ['data:text/plain;a,', 'data:text/plain;b,']
    const tried: string[] = []
    const watch = new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof HTMLImageElement) tried.push(target.src)
    })
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['src'] })
    const screen = await render(
      <Picture path="/x" hosts={hosts} alt="Dragon Gold" width={240} height={320} priority onAllFailed={onAllFailed} />,
    )
    const tile = screen.getByRole('img', { name: 'Dragon Gold' })
    await expect.element(tile).toHaveTextContent('DG')
    watch.disconnect()
    expect(tried.slice(-2)).toEqual(hosts.map((host) => `${host}/x`))
    expect(new Set(tried).size).toBe(tried.length)
    expect(screen.container.querySelector('img')).toBeNull()
    expect(onAllFailed).toHaveBeenCalledTimes(1)
  },
)

test(
  'control: requests no other host and shows no name when the first host has the picture',
  { tags: ['N12-control'] },
  async () => {
    const asked: string[] = []
    const watch = new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof HTMLImageElement) asked.push(target.src)
    })
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['src'] })
    const screen = await render(
      <Picture path={good.path} hosts={[...good.hosts, bad]} alt="Dragon Gold" width={240} height={320} priority />,
    )
    await expect.element(screen.getByRole('img', { name: 'Dragon Gold' })).toHaveAttribute('data-loaded')
    watch.disconnect()
    expect(asked.filter((src) => src.startsWith(bad))).toEqual([])
    expect(screen.container.querySelector('svg')).toBeNull()
  },
)

test('shows the name instead of a picture at once when there is no path or no host', async () => {
  const screen = await render(
    <>
      <Picture path="" hosts={good.hosts} alt="One" width={9} height={9} />
      <Picture path="/x" hosts={[]} alt="Two" width={9} height={9} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'One' })).toHaveTextContent('O')
  await expect.element(screen.getByRole('img', { name: 'Two' })).toHaveTextContent('T')
})

test.each([
  '.evil.example/x.png',
  '@evil.example/x.png',
  ':81/x.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'x.png',
])('requests no host when the path of the picture is %s', { tags: ['B28'] }, async (path) => {
  const onAllFailed = vi.fn()
  const screen = await render(
    <Picture
      path={path}
      hosts={['http://127.0.0.1:9']}
      alt="Offer"
      width={9}
      height={9}
      priority
      onAllFailed={onAllFailed}
    />,
  )
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
  // No host was requested, so none has failed.
  expect(onAllFailed).not.toHaveBeenCalled()
})

test('control: leads to another host when an unsafe picture path is not checked', { tags: ['B28-control'] }, () => {
  const [host, path] = ['https://img.cdn.test', '.evil.example/x.png']
  expect(new URL(host + path).host).toBe('img.cdn.test.evil.example')
})

test.each([
  '/../../wps/member/logout?x=1',
  '/a/../../x',
  '/..',
  '/%2e%2E/x',
  '/.%2e/x',
  '/a\\..\\x',
  '/.\t./x',
  '/%\t2e./x',
  '/\u2028/../x',
])(
  'requests no host when the path of the picture leaves the base path of the host: %s',
  { tags: ['B84'] },
  async (path) => {
    const screen = await render(
      <Picture path={path} hosts={['http://127.0.0.1:9/media']} alt="Offer" width={9} height={9} priority />,
    )
    expect(screen.container.querySelector('img')).toBeNull()
    await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
  },
)

test.each(['/a..b/x.png', '/a//x..png'])('requests a picture when its file name contains dots: %s', async (path) => {
  const screen = await render(
    <Picture
      path={path}
      hosts={['http://127.0.0.1:9/media', good.hosts[0] ?? '']}
      alt="Offer"
      width={9}
      height={9}
      priority
    />,
  )
  expect(screen.container.querySelector('img')?.getAttribute('src')).toContain(path)
})

test('control: leads to a platform call when a picture path with .. is not checked', { tags: ['B84-control'] }, () => {
  expect(new URL('/media/games/../../wps/member/logout', location.href).pathname).toBe('/wps/member/logout')
})

test('shows the given name of a picture and hides it from screen readers when alt is empty', async () => {
  const screen = await render(<Picture path="" hosts={[]} alt="" name="Boa Sorte" width={9} height={9} />)
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.container.textContent).toBe('BS')
})

test('requests the first host again when the path of a picture changes', async () => {
  const renderPicture = (path: string) => (
    <Picture path={path} hosts={good.hosts} alt="Offer" width={240} height={320} priority />
  )
  const screen = await render(renderPicture('/not a picture'))
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
  await screen.rerender(renderPicture(good.path))
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveAttribute('data-loaded')
})

test('removes the old picture immediately when the path changes, before the new picture has loaded', async () => {
  const renderPicture = (path: string) => (
    <Picture path={path} hosts={good.hosts} alt="Offer" width={240} height={320} priority />
  )
  const screen = await render(renderPicture(good.path))
  const image = screen.getByRole('img', { name: 'Offer' })
  await expect.element(image).toHaveAttribute('data-loaded')
  const before = image.element()
  await screen.rerender(renderPicture(createPicture(2).path))
  expect(before.isConnected).toBe(false)
})

test('loads pictures eagerly in a list that renders only nearby items, and lazily elsewhere', async () => {
  const screen = await render(
    <>
      <ScrollPaceContext value={{ isFast: () => false, onSlow: () => () => undefined }}>
        <Picture {...good} alt="Near" width={9} height={9} />
      </ScrollPaceContext>
      <Picture {...good} alt="Far" width={9} height={9} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'Near' })).toHaveAttribute('loading', 'eager')
  await expect.element(screen.getByRole('img', { name: 'Far' })).toHaveAttribute('loading', 'lazy')
})

test('gives a picture and its name tile the same size', async () => {
  const renderPicture = (hosts: string[]) => (
    <Picture path={good.path} hosts={hosts} alt="Offer" width={120} height={160} priority />
  )
  const screen = await render(renderPicture(good.hosts))
  const size = () => {
    const { width, height } = screen.container.querySelector('img, svg')?.getBoundingClientRect() ?? new DOMRect()
    return [width, height]
  }
  expect(size()).toEqual([120, 160])
  await screen.rerender(renderPicture([]))
  expect(screen.container.querySelector('img')).toBeNull()
  expect(size()).toEqual([120, 160])
})

test('loads only a priority picture with high priority, and others lazily', async () => {
  const screen = await render(
    <>
      <Picture {...good} alt="First" width={9} height={9} priority />
      <Picture {...good} alt="Second" width={9} height={9} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high')
  await expect.element(screen.getByRole('img', { name: 'Second' })).toHaveAttribute('loading', 'lazy')
})

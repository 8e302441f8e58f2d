import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Picture } from './Picture.tsx'
import { ScrollPaceContext } from './scrollPace.ts'

const good = createPictureFixture(1)
/** A host for which every picture fails to load: the base URL makes a data URL that contains text and no image. */
const bad = 'data:text/plain,'

test(
  'shows a picture from the first host that has the picture when the hosts before it fail',
  { tags: ['CONF-059'] },
  async () => {
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
  },
)

test(
  'tries each host of a picture one time in order, then shows the name and calls onAllFailed one time',
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
  'control: requests a picture only from its first host and shows no name when that host has the picture',
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

test('shows the name instead of a picture on the first render when there is no path or no host', async () => {
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
])('requests no host when the unsafe path of the picture is %s', { tags: ['B28'] }, async (path) => {
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
  // No host was requested, so no host has failed.
  expect(onAllFailed).not.toHaveBeenCalled()
})

test(
  'control: builds the URL of another host from an unsafe picture path when the path is not checked',
  { tags: ['B28-control'] },
  () => {
    const [host, path] = ['https://img.cdn.test', '.evil.example/x.png']
    expect(new URL(host + path).host).toBe('img.cdn.test.evil.example')
  },
)

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
  'requests no host when the path of the picture would leave the base path of the host: %s',
  { tags: ['B84'] },
  async (path) => {
    const screen = await render(
      <Picture path={path} hosts={['http://127.0.0.1:9/media']} alt="Offer" width={9} height={9} priority />,
    )
    expect(screen.container.querySelector('img')).toBeNull()
    await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
  },
)

test.each(['/a..b/x.png', '/a//x..png'])(
  'requests a picture although its safe path contains two dots or two slashes: %s',
  async (path) => {
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
  },
)

test(
  'control: builds the URL of a platform call from a picture path with .. when the path is not checked',
  { tags: ['B84-control'] },
  () => {
    expect(new URL('/media/games/../../wps/member/logout', location.href).pathname).toBe('/wps/member/logout')
  },
)

test('hides the initials that replace a missing picture from screen readers when alt is empty', async () => {
  const screen = await render(<Picture path="" hosts={[]} alt="" name="Boa Sorte" width={9} height={9} />)
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.container.textContent).toBe('BS')
})

test('tries the first host again when the path of a picture changes', async () => {
  const renderPicture = (path: string) => (
    <Picture path={path} hosts={good.hosts} alt="Offer" width={240} height={320} priority />
  )
  const screen = await render(renderPicture('/not a picture'))
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
  await screen.rerender(renderPicture(good.path))
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveAttribute('data-loaded')
})

test('removes the old picture immediately when its path changes, even while the new picture loads', async () => {
  const renderPicture = (path: string) => (
    <Picture path={path} hosts={good.hosts} alt="Offer" width={240} height={320} priority />
  )
  const screen = await render(renderPicture(good.path))
  const image = screen.getByRole('img', { name: 'Offer' })
  await expect.element(image).toHaveAttribute('data-loaded')
  const before = image.element()
  await screen.rerender(renderPicture(createPictureFixture(2).path))
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

test('renders the tile that replaces a failed picture in the size of the picture', async () => {
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

test('loads a picture lazily, or with high priority when its prop `priority` is true', async () => {
  const screen = await render(
    <>
      <Picture {...good} alt="First" width={9} height={9} priority />
      <Picture {...good} alt="Second" width={9} height={9} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high')
  await expect.element(screen.getByRole('img', { name: 'Second' })).toHaveAttribute('loading', 'lazy')
})

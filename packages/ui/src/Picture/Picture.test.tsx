import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { picture } from '../testing/picture.ts'
import { Picture } from './Picture.tsx'
import { PaceContext } from './pace.ts'

const good = picture(1)
/** No picture can be had below it: the data is none. */
const bad = 'data:text/plain,'

test(
  'the first host that has the picture is shown: the last of all where the others fail',
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
  'hosts are tried in their order, each once; then the name stands in and it is told once',
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
  'control: where the first host has the picture no other is asked, and no name stands in',
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

test('without a path or a host the name stands in at once', async () => {
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
])('asks no host for a picture whose path is %s', { tags: ['B28'] }, async (path) => {
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
  // Without a host that was asked, none has failed.
  expect(onAllFailed).not.toHaveBeenCalled()
})

test('control: put behind a host unchecked, such a path names another host', { tags: ['B28-control'] }, () => {
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
])('asks no host for a picture whose path leaves the base of the host: %s', { tags: ['B84'] }, async (path) => {
  const screen = await render(
    <Picture path={path} hosts={['http://127.0.0.1:9/media']} alt="Offer" width={9} height={9} priority />,
  )
  expect(screen.container.querySelector('img')).toBeNull()
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
})

test.each(['/a..b/x.png', '/a//x..png'])('asks the host for a picture with dots in a name: %s', async (path) => {
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

test(
  'control: put behind a host unchecked, such a path names a call of the platform',
  { tags: ['B84-control'] },
  () => {
    expect(new URL('/media/games/../../wps/member/logout', location.href).pathname).toBe('/wps/member/logout')
  },
)

test('the name tile of a picture with an empty alt is silent and shows the name given', async () => {
  const screen = await render(<Picture path="" hosts={[]} alt="" name="Boa Sorte" width={9} height={9} />)
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.container.textContent).toBe('BS')
})

test('another path starts again at the first host', async () => {
  const shown = (path: string) => (
    <Picture path={path} hosts={good.hosts} alt="Offer" width={240} height={320} priority />
  )
  const screen = await render(shown('/not a picture'))
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveTextContent('O')
  await screen.rerender(shown(good.path))
  await expect.element(screen.getByRole('img', { name: 'Offer' })).toHaveAttribute('data-loaded')
})

test('a picture gives way at once to another path, which may still be on its way', async () => {
  const shown = (path: string) => (
    <Picture path={path} hosts={good.hosts} alt="Offer" width={240} height={320} priority />
  )
  const screen = await render(shown(good.path))
  const image = screen.getByRole('img', { name: 'Offer' })
  await expect.element(image).toHaveAttribute('data-loaded')
  const before = image.element()
  await screen.rerender(shown(picture(2).path))
  expect(before.isConnected).toBe(false)
})

test('in a list that has but what is near the screen it is asked for at once, elsewhere once it comes near', async () => {
  const screen = await render(
    <>
      <PaceContext value={{ isFast: () => false, whenSlow: () => () => undefined }}>
        <Picture {...good} alt="Near" width={9} height={9} />
      </PaceContext>
      <Picture {...good} alt="Far" width={9} height={9} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'Near' })).toHaveAttribute('loading', 'eager')
  await expect.element(screen.getByRole('img', { name: 'Far' })).toHaveAttribute('loading', 'lazy')
})

test('a picture and its name tile take the same room', async () => {
  const shown = (hosts: string[]) => (
    <Picture path={good.path} hosts={hosts} alt="Offer" width={120} height={160} priority />
  )
  const screen = await render(shown(good.hosts))
  const size = () => {
    const { width, height } = screen.container.querySelector('img, svg')?.getBoundingClientRect() ?? new DOMRect()
    return [width, height]
  }
  expect(size()).toEqual([120, 160])
  await screen.rerender(shown([]))
  expect(screen.container.querySelector('img')).toBeNull()
  expect(size()).toEqual([120, 160])
})

test('only a picture of priority is loaded at once', async () => {
  const screen = await render(
    <>
      <Picture {...good} alt="First" width={9} height={9} priority />
      <Picture {...good} alt="Second" width={9} height={9} />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high')
  await expect.element(screen.getByRole('img', { name: 'Second' })).toHaveAttribute('loading', 'lazy')
})

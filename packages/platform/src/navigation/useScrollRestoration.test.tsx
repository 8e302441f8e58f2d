import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createTestSite, TestApp } from '../testing/index.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

interface ListProps {
  readonly stands?: boolean
  readonly pages?: number
}

/** A list that is several screens high. It shows how many pages of rows it must load. */
function List({ stands = true, pages }: ListProps) {
  return <output style={{ display: 'block', blockSize: 5000 }}>{useScrollRestoration(stands, pages)}</output>
}

const fish = '/m/gameList?gameType=FISH'
const slots = '/m/gameList?gameType=RNG'

/** Renders the list at its URLs and a short page at all other URLs. Buttons navigate between the URLs. */
function Screens(props: ListProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <nav style={{ position: 'fixed' }}>
        {['/m/home', fish, slots].map((to) => (
          <button key={to} type="button" onClick={() => void navigate(to)}>
            {to}
          </button>
        ))}
        <button type="button" onClick={() => void navigate(slots, { replace: true })}>
          instead
        </button>
        <button type="button" onClick={() => void navigate(-1)}>
          back
        </button>
      </nav>
      <data value={pathname + search} />
      {pathname === '/m/gameList' ? <List {...props} /> : null}
    </>
  )
}

async function open({
  kept,
  path = fish,
  ...list
}: ListProps & { readonly kept?: unknown; readonly path?: string } = {}) {
  const site = createTestSite()
  if (kept !== undefined) site.storage.set('keptScroll', kept)
  const screenOf = (props: ListProps) => (
    <TestApp site={site} path={path}>
      <Screens {...props} />
    </TestApp>
  )
  const screen = await render(screenOf(list))
  const place = () => screen.container.querySelector('data')?.value
  return {
    screen,
    grow: (props: ListProps) => screen.rerender(screenOf(props)),
    asked: () => screen.container.querySelector('output')?.textContent,
    go: async (name: string, to = name) => {
      await screen.getByRole('button', { name, exact: true }).click()
      await expect.poll(place).toBe(to)
    },
    kept: () => site.storage.get('keptScroll'),
    forget: () => site.storage.remove('keptScroll'),
  }
}

/** Scrolls the page and waits until the scroll listeners have run. */
async function scrollTo(top: number) {
  window.scrollTo(0, top)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

beforeEach(() => window.scrollTo(0, 0))

test('restores the scroll position when the player goes back to a list', async () => {
  const { go, kept } = await open()
  await scrollTo(700)
  await go('/m/home')
  expect(kept()).toEqual([[fish, 700]])
  await go('back', fish)
  await expect.poll(() => window.scrollY).toBe(700)
  await go('/m/home')
  await go(fish)
  expect(window.scrollY).toBe(0)
})

test('stores a separate scroll position for each path and query', async () => {
  const { go } = await open()
  await scrollTo(700)
  await go('/m/home')
  await go(slots)
  await scrollTo(300)
  await go('/m/home')
  await go('back', slots)
  await expect.poll(() => window.scrollY).toBe(300)
  await go('back', '/m/home')
  await go('back', fish)
  await expect.poll(() => window.scrollY).toBe(700)
})

test('returns how many pages of rows a list must load again before it scrolls', async () => {
  const { go, kept, asked, grow } = await open({ pages: 3 })
  expect(asked()).toBe('1')
  await scrollTo(700)
  await go('/m/home')
  expect(kept()).toEqual([[fish, 700, 3]])
  await grow({ pages: 2 })
  await go('back', fish)
  expect([asked(), window.scrollY]).toEqual(['3', 0])
  await grow({ pages: 3 })
  expect(window.scrollY).toBe(700)
})

test('restores the scroll position only after the content has its final height', async () => {
  const { grow } = await open({ kept: [[fish, 700]], stands: false })
  expect(window.scrollY).toBe(0)
  await grow({ stands: true })
  expect(window.scrollY).toBe(700)
})

describe('useScrollRestoration', () => {
  test('does not restore the position when the player scrolled before the content had its final height', async () => {
    const { grow } = await open({ kept: [[fish, 700]], stands: false })
    await scrollTo(1)
    await grow({ stands: true })
    expect(window.scrollY).toBe(1)
  })

  test('does not restore the position when the player opened another list before the content was ready', async () => {
    const { go, grow } = await open({ kept: [[fish, 700]], stands: false })
    await go('instead', slots)
    await grow({ stands: true })
    expect(window.scrollY).toBe(0)
  })
})

test.each([
  ['an entry without a number of pages', [[fish, 300]], 300, '1'],
  ['an entry with two pages', [[fish, 300, 2]], 300, '2'],
  ['an entry with zero pages', [[fish, 300, 0]], 300, '1'],
  ['an entry with too many pages', [[fish, 300, 99]], 300, '20'],
  ['a valid entry among invalid ones', [7, null, [], [fish], [fish, 300]], 300, '1'],
  ['an entry for the path without the query', [['/m/gameList', 300]], 0, '1'],
  ['an object instead of a list', { 0: [fish, 300] }, 0, '1'],
  ['a text', fish, 0, '1'],
  ['an entry without a path', [[7, 300]], 0, '1'],
  ['an entry without a number of pixels', [[fish, '300']], 0, '1'],
  ['an entry with one and a half pages', [[fish, 300, 1.5]], 0, '1'],
])('reads only the valid part of the stored scroll positions: %s', async (_, kept, scroll, pages) => {
  const { asked } = await open({ kept, pages: 20 })
  expect([window.scrollY, asked()]).toEqual([scroll, pages])
})

test('drops the oldest scroll position when more than twenty are stored', async () => {
  const others = Array.from({ length: 20 }, (_, index) => [`/m/gameList?vassalage=V${index}`, index])
  const { go, kept } = await open({ kept: others })
  await scrollTo(700)
  await go('/m/home')
  expect(kept()).toEqual([...others.slice(1), [fish, 700]])
  await go('back', fish)
  await expect.poll(() => window.scrollY).toBe(700)
  await scrollTo(100)
  await go('/m/home')
  expect(kept()).toEqual([...others.slice(1), [fish, 100]])
})

test('stores the scroll position when the browser leaves the page for a game', async () => {
  const { kept } = await open({ pages: 2 })
  const hide = () => window.dispatchEvent(new Event('pagehide'))
  document.addEventListener('scroll', hide, { once: true })
  await scrollTo(500)
  expect(kept()).toEqual([[fish, 500, 2]])
})

test('stores the scroll position 0 when the player leaves a list without scrolling', async () => {
  const { go, kept, forget } = await open()
  await go('/m/home')
  expect(kept()).toEqual([[fish, 0]])
  forget()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
})

test('switches off the browser’s scroll restoration while the screen is mounted', async () => {
  const { go, screen } = await open()
  expect(history.scrollRestoration).toBe('manual')
  await go('/m/home')
  expect(history.scrollRestoration).toBe('auto')
  await screen.unmount()
})

import { useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { makeTestSite, TestApp } from '../testing/index.ts'
import { useKeptScroll } from './useKeptScroll.ts'

interface ListProps {
  readonly stands?: boolean
  readonly pages?: number
}

/** A list of several screens' height, and how many pages it is to ask for. */
function List({ stands = true, pages }: ListProps) {
  return <output style={{ display: 'block', blockSize: 5000 }}>{useKeptScroll(stands, pages)}</output>
}

const fish = '/m/gameList?gameType=FISH'
const slots = '/m/gameList?gameType=RNG'

/** A list at its addresses, what is no higher than the screen at any other, and ways between them. */
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
  const site = makeTestSite()
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

/** Scrolls as a player does, until whoever listens has heard of it. */
async function scrollTo(top: number) {
  window.scrollTo(0, top)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

beforeEach(() => window.scrollTo(0, 0))

test('whoever comes back to a list finds it where it was left; whoever goes to it anew begins at its top', async () => {
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

test('each address has a place of its own, its query included', async () => {
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

test('of a list that grows it says how many pages there were, and scrolls once it has as many', async () => {
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

test('it waits until the screen stands', async () => {
  const { grow } = await open({ kept: [[fish, 700]], stands: false })
  expect(window.scrollY).toBe(0)
  await grow({ stands: true })
  expect(window.scrollY).toBe(700)
})

describe('who has gone on before the screen stood is left where they are', () => {
  test('further down', async () => {
    const { grow } = await open({ kept: [[fish, 700]], stands: false })
    await scrollTo(1)
    await grow({ stands: true })
    expect(window.scrollY).toBe(1)
  })

  test('at another address', async () => {
    const { go, grow } = await open({ kept: [[fish, 700]], stands: false })
    await go('instead', slots)
    await grow({ stands: true })
    expect(window.scrollY).toBe(0)
  })
})

test.each([
  ['a place with no number of pages', [[fish, 300]], 300, '1'],
  ['a place with one', [[fish, 300, 2]], 300, '2'],
  ['no pages at all', [[fish, 300, 0]], 300, '1'],
  ['more pages than anybody waits for', [[fish, 300, 99]], 300, '20'],
  ['a place among others that are none', [7, null, [], [fish], [fish, 300]], 300, '1'],
  ['an address alone, without its query', [['/m/gameList', 300]], 0, '1'],
  ['no list', { 0: [fish, 300] }, 0, '1'],
  ['a text', fish, 0, '1'],
  ['what has no address', [[7, 300]], 0, '1'],
  ['what has no place', [[fish, '300']], 0, '1'],
  ['half a page', [[fish, 300, 1.5]], 0, '1'],
])('of what an earlier page has left, %s, what makes sense is taken', async (_, kept, scroll, pages) => {
  const { asked } = await open({ kept, pages: 20 })
  expect([window.scrollY, asked()]).toEqual([scroll, pages])
})

test('twenty places are kept, each once, and the one that was left longest ago goes', async () => {
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

test('a game that takes the whole page leaves the place behind too, as it was before anybody who hears of it', async () => {
  const { kept } = await open({ pages: 2 })
  const hide = () => window.dispatchEvent(new Event('pagehide'))
  document.addEventListener('scroll', hide, { once: true })
  await scrollTo(500)
  expect(kept()).toEqual([[fish, 500, 2]])
})

test('a list that was not scrolled is at its top, and one that is gone says nothing more', async () => {
  const { go, kept, forget } = await open()
  await go('/m/home')
  expect(kept()).toEqual([[fish, 0]])
  forget()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
})

test('the browser leaves the place alone while a screen has one of its own to restore', async () => {
  const { go, screen } = await open()
  expect(history.scrollRestoration).toBe('manual')
  await go('/m/home')
  expect(history.scrollRestoration).toBe('auto')
  await screen.unmount()
})

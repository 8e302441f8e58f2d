import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { GameTile } from '../GameTile/GameTile.tsx'
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { VirtualGrid, type GridItemAttributes } from './VirtualGrid.tsx'

const games = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1 }))
const drawGame = ({ id }: { readonly id: number }, place: GridItemAttributes) => (
  <GameTile
    articleProps={place}
    name={`Game ${id}`}
    vendor="Polar"
    onPlay={() => undefined}
    picture={<Picture {...createPictureFixture(id % 20, 240, 320)} alt="" width={240} height={320} />}
    action={<FavouriteToggle on={false} label={`Favourite: Game ${id}`} onChange={() => undefined} />}
  />
)

beforeEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(360, 800)
})

const frame = () => new Promise(requestAnimationFrame)
async function renderGames(count = games.length) {
  const renderList = (length: number) => (
    <VirtualGrid items={games.slice(0, length)} total={length}>
      {drawGame}
    </VirtualGrid>
  )
  const screen = await render(renderList(count))
  const list = screen.container.querySelector('[role=feed]')!
  const tiles = () =>
    [...list.querySelectorAll('[aria-pressed]')].map((heart) =>
      Number(/\d+/.exec(heart.getAttribute('aria-label') ?? '')?.[0]),
    )
  return { screen, list, tiles, rerender: (length: number) => screen.rerender(renderList(length)) }
}

/** Returns whether the visible part of the list has a place without a tile. */
function isBlank(list: Element): boolean {
  const { top, bottom, left, width } = list.getBoundingClientRect()
  for (let y = Math.max(0, Math.ceil(top) + 20); y < Math.min(window.innerHeight, bottom) - 70; y += 10) {
    // Checks two points 13 px apart, because one point may be in the gap of 12 px between two rows.
    const tile = [y, y + 13].some((at) => document.elementFromPoint(left + width / 2, at)?.closest('article'))
    if (!tile) return true
  }
  return false
}

test('renders only the tiles near the screen, in a grid as high as all rows, when the grid has 10,000 tiles', async () => {
  const { list, tiles } = await renderGames()
  await frame()
  expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(170)
  const [one, four] = [1, 4].map((id) => list.querySelector(`[aria-posinset="${id}"]`)!.getBoundingClientRect().top)
  expect(list.getBoundingClientRect().height).toBeCloseTo((four! - one!) * Math.ceil(10_000 / 3) - 12, -1)
  expect(tiles().slice(0, 3)).toEqual([1, 2, 3])
})

test('shows no blank area while a long grid scrolls in both directions, with at most 170 elements', async () => {
  const { list } = await renderGames()
  let maxElements = 0
  for (const step of [180, -140, 1900, -777]) {
    for (let time = 0; time < 12; time++) {
      window.scrollBy(0, step)
      await frame()
      expect(isBlank(list), `at ${window.scrollY}`).toBe(false)
      maxElements = Math.max(maxElements, list.querySelectorAll('*').length)
    }
  }
  expect(maxElements).toBeLessThanOrEqual(170)
  // This control shows that `isBlank` detects a missing row.
  for (const item of [...list.children].slice(6, 9)) (item as HTMLElement).style.visibility = 'hidden'
  expect(isBlank(list)).toBe(true)
})

test('loads the pictures of a long grid only after fast scrolling slows down, and shows the tiles in the meantime', async () => {
  const { list } = await renderGames()
  await frame()
  const pictures = () => [...list.querySelectorAll('img')]
  const heights = () => new Set([...list.children].map((tile) => tile.getBoundingClientRect().height))
  const before = heights()
  expect(pictures().every((image) => image.hasAttribute('src'))).toBe(true)
  for (let time = 0; time < 4; time++) {
    window.scrollBy(0, 3000)
    await frame()
  }
  expect(isBlank(list)).toBe(false)
  expect(pictures().length).toBeGreaterThan(9)
  expect(pictures().filter((image) => image.hasAttribute('src'))).toEqual([])
  expect(heights()).toEqual(before)
  await expect.poll(() => pictures().every((image) => image.hasAttribute('src'))).toBe(true)
  expect(heights()).toEqual(before)
})

test('control: loads the picture of each tile together with the tile when a long grid scrolls slowly', async () => {
  const { list } = await renderGames()
  await frame()
  for (let time = 0; time < 12; time++) {
    window.scrollBy(0, 12)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await frame()
    expect([...list.querySelectorAll('img')].every((image) => image.hasAttribute('src'))).toBe(true)
  }
})

test('shows one item per row of a long grid from edge to edge, with the given role, when singleColumn is set', async () => {
  const screen = await render(
    <VirtualGrid items={games} total={10_000} singleColumn list={{ role: 'tree', 'aria-label': 'Team' }}>
      {({ id }, place) => (
        <div key={id} {...place} role="treeitem" aria-selected={false} tabIndex={-1}>
          <p style={{ blockSize: 72 }}>{id}</p>
        </div>
      )}
    </VirtualGrid>,
  )
  const tree = screen.getByRole('tree', { name: 'Team' }).element()
  await expect.poll(() => tree.getBoundingClientRect().height).toBe(720_000)
  const [one, two] = [1, 2].map((id) => tree.querySelector(`[aria-posinset="${id}"]`)!.getBoundingClientRect())
  expect([two!.top - one!.bottom, one!.width - tree.getBoundingClientRect().width]).toEqual([0, 0])
  expect(tree.children.length).toBeLessThan(20)
})

test('shows the last items of a long grid when the page is scrolled to its end', async () => {
  const { list, tiles } = await renderGames()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(tiles).toContain(10_000)
  await frame()
  const last = list.querySelector('[aria-posinset="10000"]')!
  expect(last.getBoundingClientRect().bottom).toBeCloseTo(list.getBoundingClientRect().bottom, 0)
  expect(last.getAttribute('aria-setsize')).toBe('10000')
})

test('gives a long grid its full height before the first paint, so that a scroll position can be restored', async () => {
  await renderGames()
  window.scrollTo(0, 100_000)
  expect(window.scrollY).toBe(100_000)
})

test('reuses the elements of a grid row that has left the screen for a new row below', async () => {
  const { list, tiles } = await renderGames()
  window.scrollTo(0, 20_000)
  await expect.poll(() => tiles()[0]).toBeGreaterThan(200)
  const last = tiles().at(-1) ?? 0
  for (const article of list.children) article.setAttribute('data-seen', '')
  window.scrollBy(0, 400)
  const positions = () =>
    [...list.querySelectorAll('[data-seen]')].map((article) => Number(article.getAttribute('aria-posinset')))
  await expect.poll(() => Math.max(...positions())).toBeGreaterThan(last)
})

test('keeps the gap between grid rows when tiles become higher while the page does not scroll', async () => {
  const { list } = await renderGames()
  const rows = () => [...list.children].slice(0, 4).map((article) => article.getBoundingClientRect())
  // Waits until the grid has measured its first row.
  for (let frames = 0; frames < 4; frames++) await frame()
  const styleSheet = document.head.appendChild(document.createElement('style'))
  styleSheet.textContent = 'article { padding-block-end: 40px }'
  try {
    await expect.poll(() => Math.round((rows()[3]?.top ?? 0) - (rows()[0]?.bottom ?? 0))).toBe(12)
  } finally {
    styleSheet.remove()
  }
})

test('keeps the focused tile of a long grid in the document while the tile is off screen', async () => {
  const { screen, tiles } = await renderGames()
  const heart = screen.getByRole('button', { name: 'Favourite: Game 6', exact: true })
  heart.element().focus()
  window.scrollTo(0, 50_000)
  await expect.poll(() => Math.max(...tiles())).toBeGreaterThan(500)
  expect(document.activeElement).toBe(heart.element())
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: /^Game 7 / })).toHaveFocus()
  await expect.poll(() => window.scrollY).toBeLessThan(2000)
})

test('moves the focus by Tab through grid rows that were not in the document before', async () => {
  const { screen } = await renderGames(60)
  screen.getByRole('button', { name: 'Favourite: Game 1', exact: true }).element().focus()
  for (let step = 0; step < 80; step++) await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Favourite: Game 41', exact: true })).toHaveFocus()
})

test('shows the end of a long grid when the grid becomes shorter than the scroll position', async () => {
  const { tiles, rerender } = await renderGames(3000)
  window.scrollTo(0, 100_000)
  await expect.poll(() => Math.max(...tiles())).toBeGreaterThan(1000)
  await rerender(7)
  await expect.poll(tiles).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('shows the same tiles of a long grid before and after the phone is rotated', async () => {
  const { tiles } = await renderGames()
  window.scrollTo(0, 60_000)
  await expect.poll(() => Math.max(...tiles())).toBeGreaterThan(600)
  const getVisiblePosition = () =>
    Number(document.elementFromPoint(60, 100)?.closest('article')?.getAttribute('aria-posinset'))
  const before = getVisiblePosition()
  await page.viewport(480, 800)
  await expect.poll(() => Math.abs(getVisiblePosition() - before)).toBeLessThanOrEqual(3)
})

test.each(['dark', 'light'])('has no axe violations in a long grid in %s mode', async (mode) => {
  document.documentElement.dataset['mode'] = mode
  const { screen } = await renderGames(100)
  await frame()
  expect(await findAxeViolations(screen.container)).toEqual([])
  delete document.documentElement.dataset['mode']
})

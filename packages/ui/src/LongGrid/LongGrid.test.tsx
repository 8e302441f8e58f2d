import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { GameTile } from '../GameTile/GameTile.tsx'
import { Heart } from '../Heart/Heart.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { picture } from '../testing/picture.ts'
import { LongGrid, type ArticlePlace } from './LongGrid.tsx'

const games = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1 }))
const drawGame = ({ id }: { readonly id: number }, place: ArticlePlace) => (
  <GameTile
    place={place}
    name={`Game ${id}`}
    vendor="Polar"
    onPlay={() => undefined}
    picture={<Picture {...picture(id % 20, 240, 320)} alt="" width={240} height={320} />}
    action={<Heart on={false} label={`Favourite: Game ${id}`} onChange={() => undefined} />}
  />
)

beforeEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(360, 800)
})

const frame = () => new Promise(requestAnimationFrame)
async function renderGames(count = games.length) {
  const shown = (length: number) => (
    <LongGrid items={games.slice(0, length)} total={length}>
      {drawGame}
    </LongGrid>
  )
  const screen = await render(shown(count))
  const list = screen.container.querySelector('[role=feed]')!
  const tiles = () =>
    [...list.querySelectorAll('[aria-pressed]')].map((heart) =>
      Number(/\d+/.exec(heart.getAttribute('aria-label') ?? '')?.[0]),
    )
  return { screen, list, tiles, rerender: (length: number) => screen.rerender(shown(length)) }
}

/** Whether a tile stands wherever the list is in sight. */
function isBlank(list: Element): boolean {
  const { top, bottom, left, width } = list.getBoundingClientRect()
  for (let y = Math.max(0, Math.ceil(top) + 20); y < Math.min(window.innerHeight, bottom) - 70; y += 10) {
    // Between two rows there are 12 px of nothing.
    const tile = [y, y + 13].some((at) => document.elementFromPoint(left + width / 2, at)?.closest('article'))
    if (!tile) return true
  }
  return false
}

test('of 10,000 tiles those near the screen are in the document, in the room of all', async () => {
  const { list, tiles } = await renderGames()
  await frame()
  expect(list.querySelectorAll('*').length).toBeLessThanOrEqual(170)
  const [one, four] = [1, 4].map((id) => list.querySelector(`[aria-posinset="${id}"]`)!.getBoundingClientRect().top)
  expect(list.getBoundingClientRect().height).toBeCloseTo((four! - one!) * Math.ceil(10_000 / 3) - 12, -1)
  expect(tiles().slice(0, 3)).toEqual([1, 2, 3])
})

test('nothing is blank while it is scrolled, both ways, and never more than 170 elements are there', async () => {
  const { list } = await renderGames()
  let most = 0
  for (const step of [180, -140, 1900, -777]) {
    for (let time = 0; time < 12; time++) {
      window.scrollBy(0, step)
      await frame()
      expect(isBlank(list), `at ${window.scrollY}`).toBe(false)
      most = Math.max(most, list.querySelectorAll('*').length)
    }
  }
  expect(most).toBeLessThanOrEqual(170)
  // The control: the same look sees a row that is missing.
  for (const item of [...list.children].slice(6, 9)) (item as HTMLElement).style.visibility = 'hidden'
  expect(isBlank(list)).toBe(true)
})

test('pictures that rush by are not asked for, and come as soon as it is slower; the tiles stand all along', async () => {
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

test('the control: at the pace of reading each comes with its tile', async () => {
  const { list } = await renderGames()
  await frame()
  for (let time = 0; time < 12; time++) {
    window.scrollBy(0, 12)
    await new Promise((resolve) => setTimeout(resolve, 20))
    await frame()
    expect([...list.querySelectorAll('img')].every((image) => image.hasAttribute('src'))).toBe(true)
  }
})

test('as lines each item has a row to itself, from edge to edge, in a list of another role', async () => {
  const screen = await render(
    <LongGrid items={games} total={10_000} lines list={{ role: 'tree', 'aria-label': 'Team' }}>
      {({ id }, place) => (
        <div key={id} {...place} role="treeitem" aria-selected={false} tabIndex={-1}>
          <p style={{ blockSize: 72 }}>{id}</p>
        </div>
      )}
    </LongGrid>,
  )
  const tree = screen.getByRole('tree', { name: 'Team' }).element()
  await expect.poll(() => tree.getBoundingClientRect().height).toBe(720_000)
  const [one, two] = [1, 2].map((id) => tree.querySelector(`[aria-posinset="${id}"]`)!.getBoundingClientRect())
  expect([two!.top - one!.bottom, one!.width - tree.getBoundingClientRect().width]).toEqual([0, 0])
  expect(tree.children.length).toBeLessThan(20)
})

test('far down stands what belongs there, and the end is the end', async () => {
  const { list, tiles } = await renderGames()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(tiles).toContain(10_000)
  await frame()
  const last = list.querySelector('[aria-posinset="10000"]')!
  expect(last.getBoundingClientRect().bottom).toBeCloseTo(list.getBoundingClientRect().bottom, 0)
  expect(last.getAttribute('aria-setsize')).toBe('10000')
})

test('whoever is scrolled far down at once, before anything is painted, is there', async () => {
  await renderGames()
  window.scrollTo(0, 100_000)
  expect(window.scrollY).toBe(100_000)
})

test('a row that comes below has the elements of one that went', async () => {
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

test('tiles that become higher under a page that is not scrolled do not overlap', async () => {
  const { list } = await renderGames()
  const rows = () => [...list.children].slice(0, 4).map((article) => article.getBoundingClientRect())
  // The first measurements are over.
  for (let frames = 0; frames < 4; frames++) await frame()
  const higher = document.head.appendChild(document.createElement('style'))
  higher.textContent = 'article { padding-block-end: 40px }'
  try {
    await expect.poll(() => Math.round((rows()[3]?.top ?? 0) - (rows()[0]?.bottom ?? 0))).toBe(12)
  } finally {
    higher.remove()
  }
})

test('the focus stays on its tile while the page is scrolled away, and Tab goes on from there', async () => {
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

test('Tab walks through rows that were not there before', async () => {
  const { screen } = await renderGames(60)
  screen.getByRole('button', { name: 'Favourite: Game 1', exact: true }).element().focus()
  for (let step = 0; step < 80; step++) await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Favourite: Game 41', exact: true })).toHaveFocus()
})

test('a list that becomes shorter than the place shows its end', async () => {
  const { tiles, rerender } = await renderGames(3000)
  window.scrollTo(0, 100_000)
  await expect.poll(() => Math.max(...tiles())).toBeGreaterThan(1000)
  await rerender(7)
  await expect.poll(tiles).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a phone that is turned shows what it showed', async () => {
  const { tiles } = await renderGames()
  window.scrollTo(0, 60_000)
  await expect.poll(() => Math.max(...tiles())).toBeGreaterThan(600)
  const inSight = () => Number(document.elementFromPoint(60, 100)?.closest('article')?.getAttribute('aria-posinset'))
  const before = inSight()
  await page.viewport(480, 800)
  await expect.poll(() => Math.abs(inSight() - before)).toBeLessThanOrEqual(3)
})

test.each(['dark', 'light'])('is accessible in %s', async (mode) => {
  document.documentElement.dataset['mode'] = mode
  const { screen } = await renderGames(100)
  await frame()
  expect(await violationsOf(screen.container)).toEqual([])
  delete document.documentElement.dataset['mode']
})

import type { ReactElement } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Picture } from '../Picture/Picture.tsx'
import { GameTile, type GameTileProps } from './GameTile.tsx'
import { TileGrid } from './TileGrid.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'
import { VendorTile } from './VendorTile.tsx'

const picture = <Picture path="" hosts={[]} alt="" name="Golden Meridian" width={240} height={320} />
const onPlay = vi.fn()
const tile = (props: Partial<GameTileProps> = {}) => {
  onPlay.mockClear()
  return <GameTile name="Golden Meridian" vendor="Polar" picture={picture} onPlay={onPlay} {...props} />
}

test('calls onPlay on a press on a game tile, whose accessible name is the game and the vendor', async () => {
  const screen = await render(tile())
  await screen.getByRole('button', { name: 'Golden Meridian Polar' }).click()
  expect(onPlay).toHaveBeenCalledTimes(1)
})

test.each([
  ['unavailable', { unavailableLabel: 'Not available' }],
  ['busy', { busy: true }],
])('does not call onPlay when the pressed game tile is %s', async (_, props) => {
  const screen = await render(tile(props))
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  expect(onPlay).not.toHaveBeenCalled()
})

test('includes the reason in the accessible name of an unavailable game tile', async () => {
  const screen = await render(tile({ unavailableLabel: 'Not available' }))
  await expect.element(screen.getByRole('button', { name: /Not available/ })).toBeVisible()
})

test('calls only the handler of the second control of a game tile when that control is pressed', async () => {
  const onHeart = vi.fn()
  const screen = await render(
    tile({
      action: (
        <button type="button" onClick={onHeart}>
          Heart
        </button>
      ),
    }),
  )
  await screen.getByRole('button', { name: 'Heart' }).click()
  expect(onHeart).toHaveBeenCalledTimes(1)
  expect(onPlay).not.toHaveBeenCalled()
})

describe('a pressed game tile', () => {
  const motion = (value: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

  /**
   * Marks a tile as pressed, as `watchPresses` does. Moves the mouse away first, because a hovered tile has a different
   * size.
   */
  async function press() {
    const screen = await render(
      <>
        {tile()}
        <p>Elsewhere</p>
      </>,
    )
    await screen.getByText('Elsewhere').hover()
    const button = screen.getByRole('button').element()
    button.setAttribute('data-pressed', '')
    return { button, scales: () => [button, ...button.children].map((part) => getComputedStyle(part).scale) }
  }

  test('shrinks the picture of a pressed game tile to 96 % and does not dim it', async () => {
    const { button, scales } = await press()
    await expect.poll(scales).toEqual(['none', '0.96', 'none', 'none'])
    expect(getComputedStyle(button).opacity).toBe('1')
    button.removeAttribute('data-pressed')
    await expect.poll(scales).not.toContain('0.96')
  })

  test('dims a pressed game tile to 75 % and does not shrink it when reduced motion is preferred', async () => {
    onTestFinished(async () => void (await motion('no-preference')))
    await motion('reduce')
    const { button, scales } = await press()
    expect([scales(), getComputedStyle(button).opacity]).toEqual([['none', 'none', 'none', 'none'], '0.75'])
    button.removeAttribute('data-pressed')
    expect(getComputedStyle(button).opacity).toBe('1')
  })
})

test.each(['portrait', 'square'] as const)(
  'renders a %s skeleton in the size of a game tile, whatever the length of the names in the tile',
  async (shape) => {
    const heights: number[] = []
    const measure = async (one: ReactElement) => {
      const { container, unmount } = await render(one)
      container.style.inlineSize = '110px'
      heights.push(container.getBoundingClientRect().height)
      await unmount()
    }
    await measure(<TileSkeleton shape={shape} />)
    await measure(tile({ shape }))
    await measure(tile({ shape, name: 'Nine Jade Doors of the Emperor' }))
    await measure(<GameTile name="X" picture={picture} onPlay={onPlay} shape={shape} />)
    expect(new Set(heights).size, heights.join(' ')).toBe(1)
  },
)

test('ignores presses on a vendor tile and shows a spinner while the lobby of the vendor opens', async () => {
  const screen = await render(<VendorTile name="Polar" picture={picture} onPlay={onPlay} busy />)
  onPlay.mockClear()
  await screen.getByRole('button', { name: 'Polar' }).click({ force: true })
  expect(onPlay).not.toHaveBeenCalled()
  expect(screen.container.querySelectorAll('button > span')).toHaveLength(1)
  await screen.rerender(<VendorTile name="Polar" picture={picture} onPlay={onPlay} />)
  expect(screen.container.querySelectorAll('button > span')).toHaveLength(0)
})

test('names the vendor tile by the name of the vendor for screen readers', async () => {
  const screen = await render(<VendorTile name="Polar" picture={picture} onPlay={onPlay} />)
  onPlay.mockClear()
  await screen.getByRole('button', { name: 'Polar' }).click()
  expect(onPlay).toHaveBeenCalledTimes(1)
})

test('shows three tiles per row of a TileGrid, or two when its columns are "cards"', async () => {
  const inFirstRow = async (columns: 'tiles' | 'cards') => {
    const items = Array.from({ length: 6 }, (_, index) => (
      <VendorTile key={index} name={`Vendor ${index}`} picture={picture} onPlay={onPlay} />
    ))
    const { container, unmount } = await render(<TileGrid columns={columns}>{items}</TileGrid>)
    const tops = [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top)
    await unmount()
    return tops.filter((top) => top === tops[0]).length
  }
  expect([await inFirstRow('tiles'), await inFirstRow('cards')]).toEqual([3, 2])
})

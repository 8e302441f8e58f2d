import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LotteryRow } from '../LotteryRow/LotteryRow.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { GameTile } from '../GameTile/GameTile.tsx'
import { TileGrid } from '../GameTile/TileGrid.tsx'
import { VendorTile } from '../GameTile/VendorTile.tsx'
import { TabbedSkeleton } from './TabbedSkeleton.tsx'

const nothing = () => undefined
const picture = <Picture path="" hosts={[]} alt="" name="Polar" width={240} height={320} />
const lottery = (
  <LotteryRow
    name="Mega Sena"
    draw="No 1204"
    icon={picture}
    countdown="00:04:12"
    ballsLabel="Last result"
    onPlay={nothing}
  />
)

const come = {
  vendors: <VendorTile name="Polar" picture={picture} onPlay={nothing} />,
  lotteries: lottery,
  portrait: <GameTile name="Polar" picture={picture} shape="portrait" onPlay={nothing} />,
  square: <GameTile name="Polar" picture={picture} shape="square" onPlay={nothing} />,
} as const

const sizeOf = (element: Element | null | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return [Math.round(width), Math.round(height)]
}

test.each(['vendors', 'lotteries', 'portrait', 'square'] as const)(
  '%s: what is awaited takes the room of what comes, each of it',
  async (of) => {
    const awaited = await render(<TabbedSkeleton of={of} />)
    const panel = awaited.container.querySelector('[aria-hidden] > :last-child') as Element
    const rows = of === 'lotteries'
    const places = rows ? [...panel.children] : [...panel.querySelectorAll('li > *')]
    expect(places).toHaveLength(6)
    const shown = sizeOf(places[0])
    await awaited.unmount()

    const { container } = await render(
      <div style={{ paddingInline: 'var(--gutter)' }}>
        {rows ? (
          come[of]
        ) : (
          <TileGrid columns={of === 'vendors' ? 'cards' : 'tiles'}>
            {Array.from({ length: 6 }, () => come[of])}
          </TileGrid>
        )}
      </div>,
    )
    expect(shown).toEqual(sizeOf(container.querySelector(rows ? 'article' : 'li > *')))
  },
)

test('tabs are as high as tabs are, and nothing of it is read out', async () => {
  const awaited = await render(<TabbedSkeleton of="vendors" />)
  const tab = awaited.container.querySelector('[aria-hidden] > :first-child > *')
  const [, high] = sizeOf(tab)
  expect(awaited.container.textContent).toBe('')
  await awaited.unmount()
  const { container } = await render(
    <Tabs label="Games" items={[{ id: 'A', label: 'Sports' }]} value="A" onChange={nothing} panelId="p" />,
  )
  expect(high).toBe(sizeOf(container.querySelector('[role=tab]'))[1])
})

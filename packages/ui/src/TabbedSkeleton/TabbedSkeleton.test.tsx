import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LotteryRow } from '../LotteryRow/LotteryRow.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { GameTile } from '../GameTile/GameTile.tsx'
import { TileGrid } from '../GameTile/TileGrid.tsx'
import { VendorTile } from '../GameTile/VendorTile.tsx'
import { TabbedSkeleton } from './TabbedSkeleton.tsx'

const noop = () => undefined
const picture = <Picture path="" hosts={[]} alt="" name="Polar" width={240} height={320} />
const lottery = (
  <LotteryRow
    name="Mega Sena"
    draw="No 1204"
    icon={picture}
    countdown="00:04:12"
    ballsLabel="Last result"
    onPlay={noop}
  />
)

const realContent = {
  vendors: <VendorTile name="Polar" picture={picture} onPlay={noop} />,
  lotteries: lottery,
  portrait: <GameTile name="Polar" picture={picture} shape="portrait" onPlay={noop} />,
  square: <GameTile name="Polar" picture={picture} shape="square" onPlay={noop} />,
} as const

const getSize = (element: Element | null | undefined) => {
  const { width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return [Math.round(width), Math.round(height)]
}

test.each(['vendors', 'lotteries', 'portrait', 'square'] as const)(
  'renders the placeholders in the size of the real content when the content of the open tab is %s',
  async (of) => {
    const skeleton = await render(<TabbedSkeleton content={of} />)
    const panel = skeleton.container.querySelector('[aria-hidden] > :last-child') as Element
    const rows = of === 'lotteries'
    const places = rows ? [...panel.children] : [...panel.querySelectorAll('li > *')]
    expect(places).toHaveLength(6)
    const shown = getSize(places[0])
    await skeleton.unmount()

    const { container } = await render(
      <div style={{ paddingInline: 'var(--gutter)' }}>
        {rows ? (
          realContent[of]
        ) : (
          <TileGrid columns={of === 'vendors' ? 'cards' : 'tiles'}>
            {Array.from({ length: 6 }, () => realContent[of])}
          </TileGrid>
        )}
      </div>,
    )
    expect(shown).toEqual(getSize(container.querySelector(rows ? 'article' : 'li > *')))
  },
)

test('renders the placeholders of tabs in the height of real tabs and without a text', async () => {
  const skeleton = await render(<TabbedSkeleton content="vendors" />)
  const tab = skeleton.container.querySelector('[aria-hidden] > :first-child > *')
  const [, high] = getSize(tab)
  expect(skeleton.container.textContent).toBe('')
  await skeleton.unmount()
  const { container } = await render(
    <Tabs label="Games" items={[{ id: 'A', label: 'Sports' }]} value="A" onChange={noop} panelId="p" />,
  )
  expect(high).toBe(getSize(container.querySelector('[role=tab]'))[1])
})

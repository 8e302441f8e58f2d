import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GameTile } from '../GameTile/GameTile.tsx'
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { VirtualGrid, type GridItemAttributes } from './VirtualGrid.tsx'

interface Sample {
  readonly id: number
}

const samples = (count: number) => Array.from({ length: count }, (_, index): Sample => ({ id: index + 1 }))
const draw = ({ id }: Sample, place: GridItemAttributes) => (
  <GameTile
    articleProps={place}
    name={`Golden Meridian ${id}`}
    vendor="Meridian Play"
    picture={<Picture {...createPictureFixture(id % 40, 240, 320)} alt="" width={240} height={320} />}
    onPlay={fn()}
    action={
      <FavouriteToggle on={id % 7 === 0} label={`Favourite: Golden Meridian ${id}`} look="picture" onChange={fn()} />
    }
  />
)

const meta = {
  title: 'Components/LongGrid',
  tags: ['stable'],
  component: VirtualGrid<Sample>,
  args: { items: samples(10_000), total: 10_000, children: draw },
  parameters: createComponentGuide({
    use:
      'for tiles that load page after page: only rows near the screen are in the document, but the grid is as ' +
      'high as all rows.',
    not: 'for the few tiles of a section (`TileGrid`), or for items of different heights.',
    keyboard:
      'Tab moves from tile to tile, also to tiles that are not rendered yet. The focused tile stays in the document.',
  }),
} satisfies Meta<typeof VirtualGrid<Sample>>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /^Golden Meridian 1 / })).toBeVisible()
    await expect(canvasElement.querySelectorAll('article').length).toBeLessThan(60)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'A few': (
          <VirtualGrid items={samples(2)} total={2}>
            {draw}
          </VirtualGrid>
        ),
        'Not complete': (
          <VirtualGrid items={samples(5)} total={5}>
            {draw}
          </VirtualGrid>
        ),
        'Right to left': (
          <VirtualGrid items={samples(4)} total={4}>
            {draw}
          </VirtualGrid>
        ),
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GameTile } from '../GameTile/GameTile.tsx'
import { Heart } from '../Heart/Heart.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { picture } from '../testing/picture.ts'
import { LongGrid, type ArticlePlace } from './LongGrid.tsx'

interface Sample {
  readonly id: number
}

const samples = (count: number) => Array.from({ length: count }, (_, index): Sample => ({ id: index + 1 }))
const draw = ({ id }: Sample, place: ArticlePlace) => (
  <GameTile
    place={place}
    name={`Golden Meridian ${id}`}
    vendor="Meridian Play"
    picture={<Picture {...picture(id % 40, 240, 320)} alt="" width={240} height={320} />}
    onPlay={fn()}
    action={<Heart on={id % 7 === 0} label={`Favourite: Golden Meridian ${id}`} look="picture" onChange={fn()} />}
  />
)

const meta = {
  title: 'Components/LongGrid',
  tags: ['stable'],
  component: LongGrid<Sample>,
  args: { items: samples(10_000), total: 10_000, children: draw },
  parameters: guide({
    use: 'for tiles that load page after page: only rows near the screen are in the document, but the grid is as high as all rows.',
    not: 'for the few tiles of a section (`TileGrid`), or for items of different heights.',
    keyboard:
      'Tab moves from tile to tile, also to tiles that are not rendered yet. The focused tile stays in the document.',
  }),
} satisfies Meta<typeof LongGrid<Sample>>
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
      of={{
        'A few': (
          <LongGrid items={samples(2)} total={2}>
            {draw}
          </LongGrid>
        ),
        'Not complete': (
          <LongGrid items={samples(5)} total={5}>
            {draw}
          </LongGrid>
        ),
        'Right to left': (
          <LongGrid items={samples(4)} total={4}>
            {draw}
          </LongGrid>
        ),
      }}
    />
  ),
}

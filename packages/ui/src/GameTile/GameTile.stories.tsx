import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { GameTile } from './GameTile.tsx'
import { TileGrid } from './TileGrid.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'
import { VendorTile } from './VendorTile.tsx'

const art = (seed: number, side = 240, height = 320) => (
  <Picture {...createPictureFixture(seed, side, height)} alt="" width={side} height={height} />
)
const onPlay = fn()

const meta = {
  title: 'Components/GameTile',
  tags: ['stable'],
  component: GameTile,
  subcomponents: { TileGrid, TileSkeleton, VendorTile },
  args: { name: 'Golden Meridian', vendor: 'Meridian Play', picture: art(1), onPlay },
  parameters: createComponentGuide({
    use:
      'for a game, in a `Rail` or a `TileGrid`: 3:4 for slots, square for others. The name is below the ' +
      'picture; do not repeat it in the picture.',
    not: 'for vendors (`VendorTile`) or lotteries (`LotteryRow`).',
    keyboard: 'Tab reaches the tile, then its heart; Enter and Space play.',
  }),
} satisfies Meta<typeof GameTile>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  decorators: [(Story) => <TileGrid>{[<Story key="story" />]}</TileGrid>],
  args: { shape: 'portrait', busy: false, badge: { kind: 'hot', text: 'Hot' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Golden Meridian/ }))
    await expect(args.onPlay).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: () => (
    <TileGrid>
      <GameTile
        name="Golden Meridian"
        vendor="Meridian Play"
        picture={art(1)}
        onPlay={onPlay}
        badge={{ kind: 'hot', text: 'Hot' }}
      />
      <GameTile
        name="Polar Lanterns"
        vendor="Polar"
        picture={art(2)}
        onPlay={onPlay}
        badge={{ kind: 'new', text: 'New' }}
      />
      <GameTile
        name="Corsair Tide"
        vendor="Corsair"
        picture={art(3)}
        onPlay={onPlay}
        action={<FavouriteToggle on label="Favourite: Corsair Tide" look="picture" onChange={fn()} />}
      />
      <GameTile
        name="Nine Jade Doors of the Emperor and his Sons"
        vendor="A vendor of a long name"
        picture={art(4)}
        onPlay={onPlay}
      />
      <GameTile name="Being opened" vendor="Polar" picture={art(5)} onPlay={onPlay} busy />
      <GameTile name="Closed" vendor="Polar" picture={art(6)} onPlay={onPlay} unavailableLabel="Not available" />
      <GameTile
        name="Without picture"
        vendor="Polar"
        picture={<Picture path="" hosts={[]} alt="" name="Without picture" width={240} height={320} />}
        onPlay={onPlay}
      />
      <TileSkeleton />
    </TileGrid>
  ),
}

const tile = (more: object = {}) => (
  <TileGrid>
    <GameTile name="Golden Meridian" vendor="Meridian Play" picture={art(1)} onPlay={onPlay} {...more} />
  </TileGrid>
)

/** Game tiles in five states: at rest, pressed, focused, busy and disabled. */
export const Reactions: Story = {
  render: () => (
    <StateGrid
      states={{
        Rest: tile(),
        Pressed: tile(),
        Focus: tile(),
        Busy: tile({ busy: true }),
        Disabled: tile({ unavailableLabel: 'Not available' }),
      }}
    />
  ),
}

export const RightToLeft: Story = {
  render: () => (
    <TileGrid>
      <GameTile
        name="بوابات الذهب"
        vendor="ميريديان"
        picture={art(1)}
        onPlay={onPlay}
        badge={{ kind: 'new', text: 'جديد' }}
      />
      <GameTile
        name="مصابيح القطب"
        vendor="بولار"
        picture={art(2)}
        onPlay={onPlay}
        action={<FavouriteToggle on label="المفضلة: مصابيح القطب" look="picture" onChange={fn()} />}
      />
      <TileSkeleton />
    </TileGrid>
  ),
  globals: { direction: 'rtl' },
}

export const Square: Story = {
  render: () => (
    <TileGrid>
      <GameTile
        shape="square"
        name="Roulette"
        picture={art(7, 240, 240)}
        onPlay={onPlay}
        badge={{ kind: 'live', text: 'Live' }}
      />
      <GameTile
        shape="square"
        name="Baccarat"
        picture={art(8, 240, 240)}
        onPlay={onPlay}
        badge={{ kind: 'vip', text: 'VIP' }}
      />
      <TileSkeleton shape="square" />
    </TileGrid>
  ),
}

export const Vendors: Story = {
  render: () => (
    <TileGrid columns="cards">
      {['Meridian', 'Polar', 'Corsair'].map((name, n) => (
        <VendorTile
          key={name}
          name={name}
          onPlay={onPlay}
          busy={n === 2}
          picture={<Picture path="" hosts={[]} alt="" name={name} width={160} height={96} />}
        />
      ))}
    </TileGrid>
  ),
}

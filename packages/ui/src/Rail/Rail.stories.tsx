import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkles } from '../icons/index.ts'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { GameTile } from '../GameTile/GameTile.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Rail } from './Rail.tsx'
import { Section } from './Section.tsx'

const tiles = ['Golden Meridian', 'Polar Lanterns', 'Corsair Tide', 'Rei do Café', 'Neon Vaqueiro'].map((name, n) => (
  <GameTile
    key={name}
    name={name}
    picture={<Picture {...createPictureFixture(n)} alt="" width={240} height={320} />}
    onPlay={fn()}
  />
))
const all = (
  <Button tone="quiet" size="s">
    See all
  </Button>
)

const meta = {
  title: 'Components/Rail',
  tags: ['stable'],
  component: Rail,
  subcomponents: { Section },
  args: { title: 'Popular', children: tiles },
  parameters: {
    ...createComponentGuide({
      use:
        'for a few of many items in a row, with a link to all of them. The theme decides whether there is an ' +
        'icon next to the title (`data-rails`). For content that does not scroll, use `Section`.',
      not: 'for more than about a dozen items: link to a list.',
      keyboard: 'Tab moves from item to item and scrolls them into view.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Rail>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { icon: <Sparkles />, action: all },
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Popular' })).toBeVisible(),
}

export const Cards: Story = {
  args: {
    title: 'Cards',
    items: 'card',
    children: ['One', 'Two', 'Three'].map((name) => (
      <Card key={name} title={name}>
        <Button>Open</Button>
      </Card>
    )),
  },
}

export const Awaited: Story = { args: { loading: true } }

export const LongTitle: Story = {
  args: { title: 'What others who played Golden Meridian liked as well', icon: <Sparkles />, action: all },
}

export const StandingStill: Story = {
  render: () => (
    <Section title="A section" icon={<Sparkles />} action={all}>
      <Card>Within the margins of the page.</Card>
    </Section>
  ),
}

export const RightToLeft: Story = {
  args: { title: 'الأكثر شعبية', icon: <Sparkles />, action: all },
  globals: { direction: 'rtl' },
}

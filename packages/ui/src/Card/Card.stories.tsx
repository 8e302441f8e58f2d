import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Money } from '../BalanceChip/Money.tsx'
import { Card } from './Card.tsx'
import { KeyFigure } from './KeyFigure.tsx'

const words = 'Play three rounds on any table until Sunday.'

const meta = {
  title: 'Components/Card',
  tags: ['new'],
  component: Card,
  subcomponents: { KeyFigure },
  args: { children: words },
  parameters: createComponentGuide({
    use:
      'for related content on a screen. Use `hero` for the main card of a screen, `raised` for a card on ' +
      'another card.',
    not: 'around rows: use `List`. Not around everything: too many layers lose their effect.',
    keyboard: 'None, except for its content.',
  }),
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { title: 'Weekend mission', tone: 'card' },
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Weekend mission' })).toBeVisible(),
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Plain: <Card>{words}</Card>,
        Titled: <Card title="Mission">{words}</Card>,
        'With an action': (
          <Card title="This week" action={<Button tone="quiet">Details</Button>}>
            {words}
          </Card>
        ),
        Hero: (
          <Card title="Of the day" tone="hero">
            {words}
          </Card>
        ),
        'With its figure': (
          <Card tone="hero">
            <KeyFigure label="To collect" note="It is for playing.">
              <Money size="hero" text="R$ 12,50" />
            </KeyFigure>
          </Card>
        ),
        Raised: (
          <Card title="Raised" tone="raised">
            {words}
          </Card>
        ),
        'Long text': (
          <Card
            title="Donaudampfschifffahrtsgesellschaftskapitän"
            action={<Button tone="quiet">See everything</Button>}>
            {words}
          </Card>
        ),
        'Right to left': <Card title="مهمة">العب ثلاث جولات حتى الأحد.</Card>,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Dock } from './Dock.tsx'

const one = (
  <Button tone="brand" size="l" wide>
    Claim R$25.00
  </Button>
)

const meta = {
  title: 'Components/Dock',
  tags: ['new'],
  component: Dock,
  args: { children: one },
  parameters: guide({
    use: 'for the one thing that a long page is about, so that it stays in reach: an action, what is chosen, an own place.',
    not: 'for the places of the site: that is BottomBar.',
    keyboard: 'That of what stands in it. What has focus on the page is scrolled clear of it.',
  }),
} satisfies Meta<typeof Dock>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      of={{
        'An action': <Dock>{one}</Dock>,
        'A card': (
          <Dock>
            <Card>Place 27: R$4,755.01 to place 12</Card>
          </Dock>
        ),
        'Up to the edge': <Dock edge>{one}</Dock>,
        'Right to left': <Dock>{one}</Dock>,
      }}
    />
  ),
}

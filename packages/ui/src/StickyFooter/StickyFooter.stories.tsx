import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { StickyFooter } from './StickyFooter.tsx'

const one = (
  <Button tone="brand" size="l" wide>
    Claim R$25.00
  </Button>
)

const meta = {
  title: 'Components/Dock',
  tags: ['new'],
  component: StickyFooter,
  args: { children: one },
  parameters: createComponentGuide({
    use:
      'for the most important part of a long page, so that it stays reachable: an action, the selection, the ' +
      'own rank.',
    not: 'for the main screens of the site: use `BottomBar`.',
    keyboard: 'That of its content. An element of the page that receives the focus is scrolled clear of the dock.',
  }),
} satisfies Meta<typeof StickyFooter>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'An action': <StickyFooter>{one}</StickyFooter>,
        'A card': (
          <StickyFooter>
            <Card>Place 27: R$4,755.01 to place 12</Card>
          </StickyFooter>
        ),
        'Edge to edge': <StickyFooter fullBleed>{one}</StickyFooter>,
        'Right to left': <StickyFooter>{one}</StickyFooter>,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  tags: ['stable'],
  component: Badge,
  args: { kind: 'hot', text: 'Hot' },
  parameters: createComponentGuide({
    use: 'for one word on a picture or after a name: hot, new, live, VIP.',
    not: 'for a number of unread items: `IconButton` has its own badge. Not more than one per tile.',
    keyboard: 'None: it is text.',
  }),
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Hot: <Badge kind="hot" text="Hot" />,
        New: <Badge kind="new" text="New" />,
        'Live, pulsing': <Badge kind="live" text="Live" />,
        VIP: <Badge kind="vip" text="VIP 2" />,
        'Long text': <Badge kind="new" text="New this week only" />,
        'Right to left': <Badge kind="live" text="مباشر" />,
      }}
    />
  ),
}

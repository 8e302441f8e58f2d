import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { StatusTag } from './StatusTag.tsx'

const meta = {
  title: 'Components/StatusTag',
  tags: ['new'],
  component: StatusTag,
  args: { text: 'Open', tone: 'open' },
  parameters: createComponentGuide({
    use: 'for the status of an order, a payment or a request, at the end of its row.',
    not: 'on a picture: use `Badge`. For something that has just happened: use `InlineNotice`.',
    keyboard: 'None: it is not interactive.',
  }),
} satisfies Meta<typeof StatusTag>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Open: <StatusTag text="Open" tone="open" />,
        Won: <StatusTag text="Won" tone="win" />,
        Lost: <StatusTag text="No prize" tone="loss" />,
        Waiting: <StatusTag text="Under review" tone="warn" />,
        Cancelled: <StatusTag text="Cancelled" tone="muted" />,
        'Right to left': <StatusTag text="مفتوح" tone="open" />,
      }}
    />
  ),
}

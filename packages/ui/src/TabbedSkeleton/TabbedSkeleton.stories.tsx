import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { TabbedSkeleton } from './TabbedSkeleton.tsx'

const meta = {
  title: 'Components/TabbedSkeleton',
  tags: ['new'],
  component: TabbedSkeleton,
  args: { content: 'vendors' },
  parameters: createComponentGuide({
    use: 'while `Tabs` with tiles, vendors or lotteries below them load, and the tabs are not known yet.',
    not: 'below tabs that are already there: use the skeletons of tiles and rows.',
    keyboard: 'None, and hidden from screen readers: the page announces once that it is loading.',
  }),
} satisfies Meta<typeof TabbedSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Vendors: <TabbedSkeleton content="vendors" />,
        Lotteries: <TabbedSkeleton content="lotteries" />,
        Slots: <TabbedSkeleton content="portrait" />,
        'Other games': <TabbedSkeleton content="square" />,
        'Right to left': <TabbedSkeleton content="vendors" />,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { TabbedSkeleton } from './TabbedSkeleton.tsx'

const meta = {
  title: 'Components/TabbedSkeleton',
  tags: ['new'],
  component: TabbedSkeleton,
  args: { of: 'vendors' },
  parameters: guide({
    use: 'where `Tabs` with tiles, vendors or lotteries below them are on their way, and not even the tabs are known.',
    not: 'below tabs that stand already: tiles and rows have skeletons of their own.',
    keyboard: 'None, and silent: the page says once that it is loading.',
  }),
} satisfies Meta<typeof TabbedSkeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      of={{
        Vendors: <TabbedSkeleton of="vendors" />,
        Lotteries: <TabbedSkeleton of="lotteries" />,
        Slots: <TabbedSkeleton of="portrait" />,
        'Other games': <TabbedSkeleton of="square" />,
        'Right to left': <TabbedSkeleton of="vendors" />,
      }}
    />
  ),
}

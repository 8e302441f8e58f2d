import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { EndMark } from './EndMark.tsx'

const meta = {
  title: 'Components/EndMark',
  tags: ['new'],
  component: EndMark,
  args: { good: true },
  parameters: guide({
    use: 'above the words that say how something ended that a player has waited for.',
    not: 'in a list: that is StatusTag.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof EndMark>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => <StateGrid of={{ Good: <EndMark good />, 'Not good': <EndMark good={false} /> }} />,
}

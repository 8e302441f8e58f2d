import type { Meta, StoryObj } from '@storybook/react-vite'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  tags: ['new'],
  component: ProgressBar,
  args: { label: 'Staked', value: 625, max: 1000 },
  parameters: guide({
    use: 'for how far something has come, beside the figures in words.',
    not: 'for steps one after the other: that is Stepper. For waiting: that is Spinner.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      of={{
        Brand: <ProgressBar {...args} />,
        Accent: <ProgressBar {...args} tone="accent" size="m" />,
        'Nothing left': <ProgressBar {...args} value={1000} tone="warn" />,
        Sunk: <ProgressBar {...args} sunk />,
        Empty: <ProgressBar {...args} value={0} />,
        'Right to left': <ProgressBar {...args} />,
        'Silent beside words': <ProgressBar value={625} max={1000} />,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  tags: ['new'],
  component: ProgressBar,
  args: { label: 'Staked', value: 625, max: 1000 },
  parameters: createComponentGuide({
    use: 'for progress, next to a text with the figures.',
    not: 'for steps of a flow: use `Stepper`. For waiting: use `Spinner`.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Brand: <ProgressBar {...args} />,
        Accent: <ProgressBar {...args} tone="accent" size="m" />,
        'Nothing left': <ProgressBar {...args} value={1000} tone="warn" />,
        Sunk: <ProgressBar {...args} inset />,
        Empty: <ProgressBar {...args} value={0} />,
        'Right to left': <ProgressBar {...args} />,
        'Hidden from screen readers': <ProgressBar value={625} max={1000} />,
      }}
    />
  ),
}

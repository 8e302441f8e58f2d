import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { LotteryBalls } from './LotteryBalls.tsx'

const meta = {
  title: 'Components/LotteryBalls',
  tags: ['new'],
  component: LotteryBalls,
  args: { balls: ['4', '1', '7', '7'], label: 'Last result' },
  parameters: createComponentGuide({
    use: 'for the result of a lottery draw: in a row of a list, on an order, in the history of draws.',
    not: 'for amounts: use `Money`.',
    keyboard: 'None: it is not interactive.',
  }),
} satisfies Meta<typeof LotteryBalls>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Last result' })).toHaveTextContent('4177')
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'Three dice': <LotteryBalls balls={['2', '5', '6']} label="Dice" />,
        'At the end': <LotteryBalls balls={['9', '0', '5', '1', '0']} label="Last result" align="end" />,
        'Ten balls': <LotteryBalls balls={['04', '11', '17', '23', '38', '59', '60', '72', '80', '81']} label="Ten" />,
        'Right to left': <LotteryBalls balls={['1', '2', '3']} label="آخر نتيجة" />,
      }}
    />
  ),
}

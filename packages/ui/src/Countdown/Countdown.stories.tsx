import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import type { CountdownClock } from './clock.ts'
import { Countdown, type CountdownProps } from './Countdown.tsx'

/** A clock that never advances, so that the story always shows the same time. */
const clock: CountdownClock = { now: () => 0, subscribe: () => () => {} }
const still = { clock, lotteryTime: [0, 0] as const, isSale: true, receivedAt: 0, label: 'Time left' }

const meta = {
  title: 'Components/Countdown',
  tags: ['new'],
  component: Countdown,
  args: { remainTime: 252_000, lotteryTime: [0, 0], isSale: true, receivedAt: 0, label: 'Time left' },
  parameters: createComponentGuide({
    use:
      'for the time until a draw. It counts to a deadline on a clock that never goes backwards, so that a ' +
      'wrong device clock or a sleeping device has no effect. All countdowns share one timer.',
    not: 'to trigger something that must happen when the time is over: it stops while it is not visible.',
    keyboard: 'None: it is not interactive, and screen readers do not announce its changes.',
  }),
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

function Live(props: CountdownProps) {
  const [receivedAt] = useState(() => performance.now())
  return <Countdown {...props} receivedAt={receivedAt} />
}

export const Playground: Story = {
  args: { look: 'board', size: 'l' },
  render: (args) => <Live {...args} />,
  play: ({ canvas }) => expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:04:1\d$/),
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Small: <Countdown {...still} size="s" remainTime={252_000} />,
        Medium: <Countdown {...still} remainTime={252_000} />,
        'Of a row': <Countdown {...still} size="row" remainTime={252_000} />,
        Large: <Countdown {...still} size="l" remainTime={252_000} />,
        Board: <Countdown {...still} look="board" remainTime={252_000} />,
        Near: <Countdown {...still} remainTime={4_000} />,
        'Near, on a board': <Countdown {...still} look="board" remainTime={4_000} />,
        'Not on sale': <Countdown {...still} look="board" isSale={false} remainTime={252_000} />,
        Over: <Countdown {...still} remainTime={0} />,
        'Days away': <Countdown {...still} look="board" remainTime={400_000_000} />,
        'Right to left': <Countdown {...still} look="board" remainTime={252_000} />,
      }}
    />
  ),
}

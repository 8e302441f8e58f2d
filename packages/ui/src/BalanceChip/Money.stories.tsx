import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Money } from './Money.tsx'

const meta = {
  title: 'Components/Money',
  tags: ['stable'],
  component: Money,
  args: { text: 'R$ 1.250,00' },
  parameters: createComponentGuide({
    use:
      'for every amount. All digits have the same width, so that amounts align and do not jump when they ' +
      'change. The text includes the sign; an unknown amount is `--`.',
    not: 'to format an amount: pass a text from the formatter of the site. To animate a change, use `CountingMoney`.',
    keyboard: 'None: it is not interactive.',
  }),
} satisfies Meta<typeof Money>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { size: 'hero' } }

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Medium: <Money text="R$ 1.250,00" />,
        Large: <Money text="R$ 1.250,00" size="l" />,
        Hero: <Money text="R$ 1.250,00" size="hero" />,
        Won: <Money text="+R$ 80,00" tone="win" size="l" />,
        Lost: <Money text="−R$ 12,50" tone="loss" size="l" />,
        Muted: <Money text="R$ 0,00" tone="muted" />,
        Unknown: <Money text="--" size="l" />,
        'Right to left': <Money text="R$ 1.250,00" size="l" />,
      }}
    />
  ),
}

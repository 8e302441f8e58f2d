import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { ErrorState } from '../State/ErrorState.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { BarChart } from './BarChart.tsx'

const onRetry = fn()
const bars = [320, -120, 0, 480, 910.5, -460, 260].map((value, n) => ({ label: `${n + 8} Nov`, value }))
const month = Array.from({ length: 30 }, (_, n) => ({
  label: `${n + 1} Nov`,
  value: Math.round(300 + 280 * Math.sin(n / 3) + 13 * (n % 5)),
}))
const format = (value: number) => `R$ ${value.toLocaleString('pt-BR')}`
const chart = { label: 'Net a day', columns: ['Day', 'Net'] as const, format, empty: 'No bets in these days' }

const meta = {
  title: 'Components/BarChart',
  tags: ['new'],
  component: BarChart,
  args: { ...chart, columns: ['Day', 'Net'], bars, current: 6 },
  parameters: createComponentGuide({
    use:
      'for one figure over time, up to a month of days. Losses are below the zero line, so colour is not the ' +
      'only sign of a loss.',
    not: 'for parts of a whole, or for only two figures: a list is clearer.',
    keyboard: 'None: it is not interactive. Screen readers get the values as a table.',
  }),
} satisfies Meta<typeof BarChart>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Net a day' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(8)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        'A week': <BarChart {...chart} bars={bars} current={6} />,
        'A month': <BarChart {...chart} bars={month} current={29} />,
        'Three days': <BarChart {...chart} bars={bars.slice(3, 6)} current={2} />,
        'One day': <BarChart {...chart} bars={bars.slice(3, 4)} current={0} />,
        'Only losses': (
          <BarChart {...chart} bars={bars.map(({ label, value }) => ({ label, value: -Math.abs(value) }))} />
        ),
        'Unknown value': (
          <BarChart {...chart} bars={bars.map((bar, n) => (n === 3 ? { ...bar, value: Number.NaN } : bar))} />
        ),
        Loading: <Skeleton shape="block" />,
        Failed: (
          <ErrorState
            compact
            title="No answer"
            text="Check your connection."
            actionLabel="Try again"
            onAction={onRetry}
          />
        ),
        'Long text': (
          <BarChart
            {...chart}
            bars={bars.map((bar) => ({ ...bar, label: `Sunday, ${bar.label}` }))}
            format={(value) => `R$ ${value.toLocaleString('pt-BR')} of the house`}
          />
        ),
        Empty: <BarChart {...chart} bars={[]} />,
        'Right to left': <BarChart {...chart} label="صافي اليوم" bars={bars} current={6} />,
      }}
    />
  ),
}

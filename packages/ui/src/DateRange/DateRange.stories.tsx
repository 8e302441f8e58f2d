import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { DateRange, type DateRangeProps } from './DateRange.tsx'

function Live({ onChange, ...props }: DateRangeProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: DateRangeProps['value']) => {
    setValue(next)
    onChange(next)
  }
  return <DateRange {...props} value={value} onChange={change} />
}

const guided = createComponentGuide({
  use: 'above records: presets are one tap away, any other range is in a sheet with the date pickers of the phone.',
  not: 'for one day, such as a birthday: use `DateField`.',
  keyboard: 'Arrow keys select a preset; the button after them opens the sheet; Enter in the sheet applies the range.',
})

const meta = {
  title: 'Components/DateRange',
  tags: ['new'],
  component: DateRange,
  args: {
    label: 'Days',
    value: { from: '2026-11-14', to: '2026-11-20' },
    onChange: fn(),
    presets: [
      { id: 'today', label: 'Today', from: '2026-11-20', to: '2026-11-20' },
      { id: 'week', label: '7 days', from: '2026-11-14', to: '2026-11-20' },
      { id: 'month', label: '30 days', from: '2026-10-22', to: '2026-11-20' },
    ],
    min: '2026-08-20',
    max: '2026-11-20',
    format: ({ from, to }) => `${from.slice(5)} – ${to.slice(5)}`,
    texts: {
      custom: 'Other days',
      from: 'From',
      to: 'To',
      apply: 'Show',
      close: 'Close',
      missing: 'Choose a day.',
      order: 'The last day is before the first one.',
      outside: 'Choose a day of the last three months.',
    },
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DateRange>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Today'))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-11-20', to: '2026-11-20' })
  },
}

/** The last day is before the first one. The sheet shows the error at the field of the last day. */
export const WrongOrder: Story = {
  args: { value: { from: '2026-11-10', to: '2026-11-09' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
    await waitFor(() =>
      expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first one.'),
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        'Focus, a preset': <Live {...args} label="A preset" />,
        'Other days': <Live {...args} label="Other days" value={{ from: '2026-11-01', to: '2026-11-09' }} />,
        'Long text': (
          <Live
            {...args}
            label="Long"
            value={{ from: '2026-11-01', to: '2026-11-09' }}
            format={() => 'Sunday, 1 November 2026 to Monday, 9 November 2026'}
          />
        ),
        'Right to left': (
          <Live
            {...args}
            label="الأيام"
            presets={[{ id: 'week', label: 'سبعة أيام', from: '2026-11-14', to: '2026-11-20' }]}
            texts={{ ...args.texts, custom: 'أيام أخرى' }}
          />
        ),
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fish, Gem } from '../icons/index.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Chips, type ChipsProps } from './Chips.tsx'
import { RemovableChips } from './RemovableChips.tsx'

const items = ['All', 'New', 'Favourites', 'Hot', 'Classic', 'Jackpot'].map((label) => ({ id: label, label }))

function Live({ onChange, ...props }: ChipsProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: readonly string[]) => {
    setValue(next)
    onChange(next)
  }
  return <Chips {...props} value={value} onChange={change} />
}

function Filters({ label = 'Filters' }: { label?: string }) {
  const [filters, setFilters] = useState(items.slice(1, 4))
  return (
    <RemovableChips
      label={label}
      items={filters}
      onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
      removeLabel={(name) => `Remove ${name}`}
    />
  )
}

const meta = {
  title: 'Components/Chips',
  tags: ['new'],
  component: Chips,
  subcomponents: { RemovableChips },
  args: { label: 'Show', items, value: ['All'], onChange: fn(), choose: 'one', layout: 'wrap' },
  parameters: createComponentGuide({
    use:
      'for a few short choices that are all visible: filters, amounts, date ranges. `RemovableChips` shows the ' +
      'active filters.',
    not: 'for more than about a dozen choices, or long names: use `SelectSheet`. For views of a page: use `Tabs`.',
    keyboard:
      'Single choice: one Tab stop, arrow keys select. Multiple choice: Tab reaches each chip, Space toggles ' +
      'it. Removable: Enter removes a chip and moves the focus to the next.',
  }),
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Chips>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hot'))
    await expect(args.onChange).toHaveBeenCalledWith(['Hot'])
    await expect(canvas.getByRole('radio', { name: 'Hot' })).toBeChecked()
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        'Focus, one of them': <Live {...args} label="One of them" items={items.slice(0, 3)} />,
        Many: <Live {...args} label="Many of them" choose="many" value={['New', 'Hot']} />,
        'One line that scrolls': <Live {...args} label="One line" layout="scroll" value={['Jackpot']} />,
        Columns: <Live {...args} label="Columns" layout="grid" />,
        'From edge to edge': <Live {...args} label="From edge to edge" layout="rail" value={['Jackpot']} />,
        'Icons and numbers': (
          <Live
            {...args}
            label="Icons and numbers"
            value={['gems']}
            items={[
              { id: 'gems', label: 'Gems', icon: <Gem />, count: 142 },
              { id: 'fish', label: 'Fish', icon: <Fish />, count: 8 },
            ]}
          />
        ),
        Disabled: (
          <Live
            {...args}
            label="With one that is closed"
            items={[...items.slice(0, 2), { id: 'closed', label: 'Closed', disabled: true }]}
          />
        ),
        Removable: <Filters />,
        'Long text': (
          <Live
            {...args}
            label="Long names"
            items={[
              { id: 'All', label: 'Everything that any vendor has ever made for this lobby' },
              ...items.slice(1, 3),
            ]}
          />
        ),
        'Right to left': (
          <Live
            {...args}
            label="من اليمين"
            choose="many"
            value={['1']}
            items={['الكل', 'جديد', 'رائج'].map((label, index) => ({ id: String(index), label }))}
          />
        ),
      }}
    />
  ),
}

/** After a chip is removed, the focus is on the next chip, so that players can remove several chips by keyboard. */
export const Removable: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove New' }))
    await expect(canvas.getByRole('button', { name: 'Remove Favourites' })).toHaveFocus()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dices, Fish, Trophy } from '../icons/index.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { guide } from '../stories/guide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'

const items = ['Slots', 'Live casino', 'Fish', 'Sports', 'E-sports', 'Lottery'].map((label) => ({ id: label, label }))

function Live({ onChange, ...props }: TabsProps) {
  const [value, setValue] = useState(props.value)
  const change = (id: string) => {
    setValue(id)
    onChange(id)
  }
  return (
    <>
      <Tabs {...props} value={value} onChange={change} />
      <div id={props.panelId} role="tabpanel" aria-labelledby={`${props.panelId}-${value}`} tabIndex={0}>
        {value}
      </div>
    </>
  )
}

const meta = {
  title: 'Components/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: { label: 'Categories', items, value: 'Slots', onChange: fn(), panelId: 'games' },
  parameters: guide({
    use: 'for views of the same place, of which one is shown: categories of games.',
    not: 'for filters that add up, or for a choice in a form: `Chips`. Not for ways to other screens: the bottom bar.',
    keyboard: 'One stop of Tab; arrows move and choose, round the ends; Home and End.',
  }),
  render: (args) => <Live key={args.value} {...args} />,
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Fish' }))
    await expect(args.onChange).toHaveBeenCalledWith('Fish')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Fish')
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      of={{
        Focus: <Live {...args} panelId="focus" items={items.slice(0, 2)} />,
        Icons: (
          <Live
            {...args}
            panelId="icons"
            items={[
              { id: 'Slots', label: 'Slots', icon: <Dices /> },
              { id: 'Fish', label: 'Fish', icon: <Fish /> },
              { id: 'Sports', label: 'Sports', icon: <Trophy /> },
            ]}
          />
        ),
        'More than fit': <Live {...args} panelId="more" value="Lottery" />,
        'Long text': (
          <Live
            {...args}
            panelId="long"
            items={[{ id: 'Slots', label: 'Everything that turns, spins and falls down' }, ...items.slice(1)]}
          />
        ),
        'Right to left': (
          <Live
            {...args}
            panelId="right"
            value="1"
            items={['ألعاب', 'مباشر', 'رياضة'].map((label, index) => ({ id: String(index + 1), label }))}
          />
        ),
      }}
    />
  ),
}

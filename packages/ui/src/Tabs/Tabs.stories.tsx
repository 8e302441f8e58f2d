import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dices, Fish, Trophy } from '../icons/index.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
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
  parameters: createComponentGuide({
    use: 'for several views in the same place, one at a time: game categories.',
    not:
      'for filters that can be combined, or for a choice in a form: use `Chips`. For links to other screens: ' +
      'use `BottomBar`.',
    keyboard:
      'One Tab stop; arrow keys move and select and wrap at the ends; Home and End select the first and the last tab.',
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
      states={{
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

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fish, Radio, Trophy } from '../icons/index.ts'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { TitleSelect, type TitleSelectProps } from './TitleSelect.tsx'

const options = [
  { value: 'SPORTS', label: 'Sports', icon: <Trophy aria-hidden /> },
  { value: 'LIVE', label: 'Live', icon: <Radio aria-hidden /> },
  { value: 'FISH', label: 'Fishing', icon: <Fish aria-hidden /> },
]

function Live({ onChange, ...props }: TitleSelectProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <TitleSelect {...props} value={value} onChange={change} />
}

const guided = createComponentGuide({
  use: 'for a screen that shows one of several similar views: the heading names it, and a press offers the others.',
  not: 'in a form: use `SelectSheet`, which has a label and a note.',
  keyboard:
    'Enter, Space or arrow down opens the list. There arrow keys, Home and End move, Enter selects, Escape closes.',
})

const meta = {
  title: 'Components/TitleSelect',
  tags: ['new'],
  component: TitleSelect,
  args: {
    label: 'Kind of games',
    options,
    value: 'LIVE',
    onChange: fn(),
    closeLabel: 'Close',
    failedText: 'The list did not come. Press to try again.',
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TitleSelect>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Live' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Fishing' }))
    await expect(args.onChange).toHaveBeenCalledWith('FISH')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fishing' })).toBeVisible()
  },
}

/** The open sheet: the selected option has the focus and a tick. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Live' })).toHaveFocus())
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Selected: <Live {...args} />,
        'Long text': <Live {...args} options={[{ value: 'LIVE', label: 'A kind of games with a long name' }]} />,
        'Right to left': <Live {...args} value="SPORTS" />,
      }}
    />
  ),
}

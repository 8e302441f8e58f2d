import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

function Live(props: SearchFieldProps) {
  const [text, setText] = useState(props.value)
  return <SearchField {...props} value={text} onChange={setText} />
}

const meta = {
  title: 'Components/SearchField',
  tags: ['new'],
  component: SearchField,
  args: { label: 'Search games', value: '', onChange: fn(), onSearch: fn(), clearLabel: 'Clear search' },
  parameters: createComponentGuide({
    use: 'above the list that it searches. Show the number of results in `results`.',
    not: 'for other texts: use `TextField`.',
    keyboard: 'Enter searches, Escape clears.',
  }),
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { results: '26 games' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'dragon{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('dragon')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <Live {...args} label="Search games" />,
        'With results': <Live {...args} label="Search names" value="dragon" results="26 games" />,
        Empty: <Live {...args} label="Search vendors" value="zzz" results="Nothing found. Try fewer letters." />,
        Loading: <Live {...args} label="Search countries" value="dra" busy />,
        Disabled: <Live {...args} label="Search nothing" disabled />,
        'Long text': <Live {...args} label="Search games, vendors and everything else that this lobby has" />,
        'Right to left': <Live {...args} label="ابحث عن الألعاب" value="تنين" results="26 لعبة" />,
      }}
    />
  ),
}

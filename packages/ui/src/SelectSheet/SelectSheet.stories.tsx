import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { SelectSheet, type SelectSheetProps } from './SelectSheet.tsx'

const options = [
  { value: 'AO', label: 'Angola', detail: '+244', group: 'Africa' },
  { value: 'MZ', label: 'Mozambique', detail: '+258', group: 'Africa' },
  { value: 'ZA', label: 'South Africa', detail: '+27', group: 'Africa', disabled: true },
  { value: 'AR', label: 'Argentina', detail: '+54', group: 'America' },
  { value: 'BR', label: 'Brazil', detail: '+55', group: 'America' },
  { value: 'PT', label: 'Portugal', detail: '+351', group: 'Europe' },
]
const search = { searchLabel: 'Search countries', clearLabel: 'Clear search', noneText: 'No country found.' } as const

function Live({ onChange, ...props }: SelectSheetProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <SelectSheet {...props} value={value} onChange={change} />
}

const guided = createComponentGuide({
  use: 'for one of many options: country, bank, time zone. Add a search for about ten options or more.',
  not: 'for up to six short choices: `Chips` show all of them without a sheet.',
  keyboard:
    'Enter, Space or arrow down opens the list. There arrow keys, Home and End move, Enter selects, typing ' +
    'searches, Escape closes.',
})

const meta = {
  title: 'Components/SelectSheet',
  tags: ['new'],
  component: SelectSheet,
  args: {
    ...search,
    label: 'Country',
    options,
    value: 'BR',
    onChange: fn(),
    placeholder: 'Choose a country',
    closeLabel: 'Close',
    failedText: 'The list did not come. Press to try again.',
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live key={args.value} {...args} />,
} satisfies Meta<typeof SelectSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }))
    await userEvent.click(await screen.findByRole('option', { name: /Portugal/ }))
    await expect(args.onChange).toHaveBeenCalledWith('PT')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The open sheet with groups of options and a tick at the selected option. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(screen.getByRole('option', { name: /Brazil/ })).toHaveFocus())
  },
}

/** The text of the open sheet when the search finds no option. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.type(await screen.findByRole('searchbox'), 'zz')
    await expect(screen.getByText('No country found.')).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <Live {...args} label="Country" />,
        Empty: <Live {...args} label="Nationality" value="" hint="As in your passport" />,
        Error: <Live {...args} label="Residence" value="" error="Choose where you live." />,
        Loading: <Live {...args} label="Bank" value="" placeholder="Loading the banks" busy />,
        Disabled: <Live {...args} label="Country of birth" disabled />,
        'Long text': (
          <Live
            {...args}
            label="State"
            value="1"
            options={[
              { value: '1', label: 'A state with a name that is longer than the field is wide', detail: '+55 11' },
            ]}
          />
        ),
        'Right to left': (
          <Live {...args} label="البلد" value="1" options={[{ value: '1', label: 'البرازيل', detail: '+55' }]} />
        ),
      }}
    />
  ),
}

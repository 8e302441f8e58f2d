import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { diallingCodeFixtures } from '../testing/diallingCodeFixtures.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

function Live({ onCode, ...props }: PhoneFieldProps) {
  const [code, setCode] = useState(props.code)
  const change = (next: string) => {
    setCode(next)
    onCode(next)
  }
  return <PhoneField {...props} code={code} onCode={change} />
}

const guided = createComponentGuide({
  use: 'for a mobile number with its dialling code. A number that is pasted or autofilled with its code sets both.',
  not: 'where only one country is possible: use `TextField` with `digits` and the code as `leading`.',
  keyboard:
    'Two Tab stops. On the code, Enter, Space or arrow down opens the list. There arrow keys move, typing ' +
    'searches, Enter selects, Escape closes.',
})

const meta = {
  title: 'Components/PhoneField',
  tags: ['new'],
  component: PhoneField,
  args: {
    label: 'Mobile number',
    codes: diallingCodeFixtures,
    code: 'BR',
    onCode: fn(),
    codeLabel: 'Country code',
    searchLabel: 'Search countries',
    clearLabel: 'Clear',
    noneText: 'No country found.',
    closeLabel: 'Close',
    failedText: 'The list did not come. Press to try again.',
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PhoneField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '11 91234-5678')
    await expect(canvas.getByRole('textbox')).toHaveValue('11912345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Country code: Brazil +55' }))
    await userEvent.click(await screen.findByRole('option', { name: /Portugal/ }))
    await expect(args.onCode).toHaveBeenCalledWith('PT')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** The list of country codes, opened at the selected code. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: /Brazil/ })).toHaveFocus())
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <Live {...args} />,
        Empty: <Live {...args} label="Number of a friend" hint="Without the zero in front" />,
        'A long code': <Live {...args} label="In the Caribbean" code="AG" defaultValue="4601234" />,
        Loading: <Live {...args} label="Codes on their way" code="" codesBusy />,
        Error: (
          <Live
            {...args}
            label="Too short"
            defaultValue="119"
            error="This number is too short: write 8 to 11 digits."
          />
        ),
        Disabled: <Live {...args} label="Verified number" defaultValue="11912345678" disabled />,
        'Long text': (
          <Live
            {...args}
            label="The mobile number that we may send a code to, and that you can be reached at"
            required
          />
        ),
        'Right to left': <Live {...args} label="رقم الجوال" defaultValue="11912345678" />,
      }}
    />
  ),
}

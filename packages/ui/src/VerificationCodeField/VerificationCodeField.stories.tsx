import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { VerificationCodeField, type VerificationCodeFieldProps } from './VerificationCodeField.tsx'

function Live({ onSend, ...props }: VerificationCodeFieldProps) {
  const [left, setLeft] = useState(props.secondsLeft)
  const send = () => {
    setLeft(60)
    onSend()
  }
  return <VerificationCodeField {...props} secondsLeft={left} onSend={send} />
}

const meta = {
  title: 'Components/VerificationCodeField',
  tags: ['new'],
  component: VerificationCodeField,
  args: {
    label: 'Code',
    sendLabel: 'Send code',
    waitLabel: (seconds) => `Again in ${seconds} s`,
    secondsLeft: 0,
    onSend: fn(),
  },
  parameters: createComponentGuide({
    use:
      'for a code that the player requests on the same screen. The parent counts the seconds and stores their ' +
      'end, so that the wait survives a reload.',
    not: 'when the code was already sent and its length is known: use `OneTimeCode`.',
    keyboard: 'An input. Tab then reaches the button, also during the wait.',
  }),
  render: (args) => <Live key={args.secondsLeft} {...args} />,
} satisfies Meta<typeof VerificationCodeField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('button', { name: 'Again in 60 s' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '482 913')
    await expect(canvas.getByRole('textbox')).toHaveValue('482913')
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <VerificationCodeField {...args} />,
        'A code is being sent': <VerificationCodeField {...args} label="Being sent" sending />,
        'Waiting time': (
          <VerificationCodeField {...args} label="Sent" secondsLeft={59} hint="We sent it to +55 11 9****-5678" />
        ),
        Error: (
          <VerificationCodeField
            {...args}
            label="Wrong"
            defaultValue="482913"
            error="This code is wrong or too old: ask for a new one."
          />
        ),
        Disabled: <VerificationCodeField {...args} label="Closed" disabled />,
        'Long text': (
          <VerificationCodeField
            {...args}
            label="The code of the message that we send to your mobile number"
            sendLabel="Send the code to my phone"
            hint="It takes up to a minute, and counts for ten."
          />
        ),
        'Right to left': <VerificationCodeField {...args} label="الرمز" sendLabel="أرسل الرمز" />,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx'

function Live(props: OneTimeCodeProps) {
  const [code, setCode] = useState(props.value)
  return <OneTimeCode {...props} value={code} onChange={setCode} />
}

const meta = {
  title: 'Components/OneTimeCode',
  tags: ['new'],
  component: OneTimeCode,
  args: {
    label: 'Code',
    value: '',
    onChange: fn(),
    onComplete: fn(),
    length: 6,
    hint: 'We sent it to +55 11 9****-5678',
  },
  parameters: createComponentGuide({
    use:
      'for a code that was sent by message or e-mail. Phones offer it above the keyboard, and the whole ' +
      'message can be pasted.',
    not: 'for a secret PIN, or a captcha.',
    keyboard: 'One input: digits, arrow keys and Backspace work as usual.',
  }),
  render: (args) => <Live key={args.value} {...args} />,
} satisfies Meta<typeof OneTimeCode>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '482 913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}

export const States: Story = {
  render: ({ onChange }) => (
    <StateGrid
      states={{
        Focus: <Live label="Code" value="482" onChange={onChange} hint="We sent it to +55 11 9****-5678" />,
        Empty: <Live label="Code of four" length={4} value="" onChange={onChange} />,
        'Eight digits': <Live label="Code of eight" length={8} value="48291" onChange={onChange} />,
        Loading: <Live label="Code being checked" value="482913" onChange={onChange} busy />,
        Error: (
          <Live
            label="Wrong code"
            value="482913"
            onChange={onChange}
            error="This code is wrong or too old: ask for a new one."
          />
        ),
        Disabled: <Live label="No code yet" value="" onChange={onChange} disabled />,
        // In a right-to-left page, the digits still run from left to right.
        'Right to left': <Live label="الرمز" value="482" onChange={onChange} />,
      }}
    />
  ),
}

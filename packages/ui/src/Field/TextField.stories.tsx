import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/TextField',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Username', onClear: fn() },
  parameters: createComponentGuide({
    use:
      'for one line of text. Set `autoComplete` and `inputMode`, so that phones can help. Write errors that ' +
      'say how to fix the input.',
    not:
      'for a password (`PasswordField`), a code sent by message (`OneTimeCode`), or one of many options ' +
      '(`SelectSheet`).',
    keyboard: 'An input. Tab then reaches the clear button, if the field has text.',
  }),
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { hint: '4 to 16 letters or digits', clearLabel: 'Clear username', autoComplete: 'username' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'ana')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear username' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Focus: <TextField label="Username" hint="4 to 16 letters or digits" />,
        Empty: <TextField label="Mobile number" placeholder="11 91234 5678" inputMode="tel" />,
        'Filled, with a clear button': <TextField label="Name" defaultValue="Ana Souza" clearLabel="Clear name" />,
        Required: <TextField label="Payee" required hint="As on your bank card" />,
        Error: <TextField label="Mobile" defaultValue="11 9" error="This number is too short: write 8 to 11 digits." />,
        Disabled: <TextField label="Country" defaultValue="Brazil" disabled />,
        'Long text': (
          <TextField
            label="A label that is longer than the field is wide, because translators are people too"
            defaultValue="A value that runs out of the field at its end, and can be scrolled"
            hint="A hint that takes two lines, since it says more than one would think a hint can say."
          />
        ),
        'Right to left': <TextField label="اسم المستخدم" defaultValue="آنا" error="هذا الاسم مأخوذ." />,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { PasswordField } from './PasswordField.tsx'

const eye = { showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'current-password' }

const meta = {
  title: 'Components/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: { ...eye, label: 'Password', defaultValue: 'secret' },
  parameters: createComponentGuide({
    use: 'for a password. Set `autoComplete` to `current-password` or `new-password`. Pasting always works.',
    not: 'for a code that is sent by message: use `OneTimeCode`.',
    keyboard: 'An input. Tab then reaches the button that shows the password.',
  }),
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Focus: <PasswordField {...eye} label="Password" defaultValue="secret" />,
        Empty: <PasswordField {...eye} label="New password" hint="8 letters or digits at least" />,
        Error: (
          <PasswordField {...eye} label="Password again" defaultValue="secret" error="Write the same password twice." />
        ),
        Disabled: <PasswordField {...eye} label="Old password" defaultValue="secret" disabled />,
        'Right to left': <PasswordField {...eye} label="كلمة السر" defaultValue="secret" />,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Switch',
  tags: ['new'],
  component: Switch,
  args: { label: 'Hide amounts', hint: 'Balances show as dots until you tap them.', onChange: fn() },
  parameters: createComponentGuide({
    use: 'for a setting that takes effect immediately.',
    not: 'in a form that is submitted: use `Checkbox`. For a choice between two named options: use `Chips`.',
    keyboard: 'Space toggles it.',
  }),
} satisfies Meta<typeof Switch>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { busy: false, disabled: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hide amounts'))
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Focus: <Switch label="Sounds" />,
        On: <Switch label="Vibration" defaultChecked />,
        'With a hint': <Switch label="Hide amounts" hint="Balances show as dots until you tap them." defaultChecked />,
        'Loading, on': <Switch label="Push messages" busy defaultChecked />,
        'Loading, off': <Switch label="E-mails" busy />,
        Disabled: <Switch label="Not for trial accounts" disabled />,
        'Long text': (
          <Switch label="Tell me when a game that I marked as a favourite gets a new level or a tournament" />
        ),
        'Right to left': <Switch label="الأصوات" defaultChecked />,
      }}
    />
  ),
}

import { Mail, Smartphone, UserRound } from '../icons/index.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

const ways = [
  { id: 'username', label: 'Username' },
  { id: 'mobile', label: 'Mobile number' },
]
const three = [...ways, { id: 'mail', label: 'E-mail' }]
const icons = [UserRound, Smartphone, Mail]

const meta = {
  title: 'Components/SegmentedControl',
  tags: ['new'],
  component: SegmentedControl,
  args: { label: 'Sign in by', items: ways, defaultValue: 'username', onChange: fn() },
  parameters: createComponentGuide({
    use: 'for two to five exclusive choices that change the form below: username or mobile number.',
    not: 'for more choices, or a number that may grow: use `Chips`. For views of a page: use `Tabs`.',
    keyboard: 'One Tab stop; arrow keys move and select.',
  }),
} satisfies Meta<typeof SegmentedControl>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobile number' }))
    await expect(canvas.getByRole('radio', { name: 'Mobile number' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Focus: <SegmentedControl label="Sign in by" items={ways} defaultValue="username" />,
        'Labelled, with icons': (
          <SegmentedControl
            label="Reach me by"
            labelled
            items={three.map((way, index) => {
              const Icon = icons[index] ?? Mail
              return { ...way, icon: <Icon aria-hidden="true" /> }
            })}
            defaultValue="mobile"
          />
        ),
        'Nothing selected': <SegmentedControl label="Gender" labelled items={three} hint="You can change it later" />,
        Error: <SegmentedControl label="Account" labelled items={ways} error="Choose one of the two." />,
        'One disabled': (
          <SegmentedControl
            label="Way"
            items={three.map((way) => ({ ...way, disabled: way.id === 'mail' }))}
            defaultValue="mobile"
          />
        ),
        Disabled: <SegmentedControl label="Closed" items={ways} defaultValue="mobile" disabled />,
        'Long text': (
          <SegmentedControl
            label="Long"
            items={[
              { id: 'a', label: 'With my username and my password' },
              { id: 'b', label: 'With a code to my phone' },
            ]}
            defaultValue="b"
          />
        ),
        'Right to left': (
          <SegmentedControl
            label="الدخول"
            items={[
              { id: 'a', label: 'اسم المستخدم' },
              { id: 'b', label: 'رقم الجوال' },
            ]}
            defaultValue="b"
          />
        ),
      }}
    />
  ),
}

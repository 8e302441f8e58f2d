import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { label: 'Remember me' },
  parameters: createComponentGuide({
    use: 'in a form that is submitted: remember me, I am 18 or older.',
    not: 'for a setting that takes effect immediately: use `Switch`. For several small choices: use `Chips`.',
    keyboard: 'Space toggles it; Tab also reaches links in its label.',
  }),
} satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember me'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Focus: <Checkbox label="Remember me" />,
        Selected: <Checkbox label="I am 18 or older" defaultChecked />,
        'With links': (
          <Checkbox
            label={
              <>
                I am 18 or older and accept the <a href="#terms">terms</a> and the{' '}
                <button type="button">privacy notice</button>.
              </>
            }
          />
        ),
        Error: <Checkbox label="I accept the terms" error="Accept the terms to go on." />,
        Disabled: <Checkbox label="Closed" disabled />,
        'Disabled and selected': <Checkbox label="Always" disabled defaultChecked />,
        'Long text': (
          <Checkbox label="I have read the terms, the rules of the games and the privacy notice, and I accept them." />
        ),
        'Right to left': <Checkbox label="تذكرني" defaultChecked />,
      }}
    />
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { DateField } from './DateField.tsx'

const meta = {
  title: 'Components/DateField',
  tags: ['new'],
  component: DateField,
  args: { label: 'Birthday', autoComplete: 'bday', max: '2008-11-20', onChange: fn() },
  parameters: createComponentGuide({
    use: 'for one day that the player knows, such as a birthday. The phone shows its own picker in its own language.',
    not: 'for a date range: use `DateRange`.',
    keyboard: 'An input of three parts: arrow keys and digits change them; Space opens the picker if there is one.',
  }),
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Birthday'), '1990-05-17')
    await expect(canvas.getByLabelText('Birthday')).toHaveValue('1990-05-17')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <DateField {...args} hint="As in your document" />,
        Filled: <DateField {...args} label="Born on" defaultValue="1990-05-17" />,
        Error: (
          <DateField {...args} label="Too young" defaultValue="2012-01-01" error="You must be 18 or older to play." />
        ),
        Disabled: <DateField {...args} label="Verified birthday" defaultValue="1990-05-17" disabled />,
        'Long text': (
          <DateField
            {...args}
            label="The day on which you were born, as it stands in the document that you will show us"
            required
          />
        ),
        'Right to left': <DateField {...args} label="تاريخ الميلاد" defaultValue="1990-05-17" />,
      }}
    />
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Birthday')),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Stepper } from './Stepper.tsx'

const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }))
const steps = named('Account', 'Details', 'Confirmation')

const meta = {
  title: 'Components/Stepper',
  tags: ['new'],
  component: Stepper,
  args: { label: 'Registration', steps, current: 1, doneLabel: 'done', onStep: fn() },
  parameters: createComponentGuide({
    use: 'above a flow of three to five steps: registration, proof of identity, withdrawal.',
    not: 'for views that can be visited in any order: use `Tabs`. For two steps: a title is enough.',
    keyboard: 'Completed steps are buttons if the player may go back; the others are text.',
  }),
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onStep).toHaveBeenCalledWith(0)
  },
}

export const States: Story = {
  render: ({ onStep }) => (
    <StateGrid
      states={{
        'Focus, with a back button': (
          <Stepper label="Way back" steps={steps} current={2} doneLabel="done" {...(onStep && { onStep })} />
        ),
        First: <Stepper label="First" steps={steps} current={0} doneLabel="done" />,
        'All done': <Stepper label="All done" steps={steps} current={3} doneLabel="done" />,
        'Five steps': (
          <Stepper
            label="Five"
            steps={named('Name', 'Address', 'Picture', 'Bank', 'Check')}
            current={2}
            doneLabel="done"
          />
        ),
        'Long text': (
          <Stepper
            label="Long"
            steps={named('Your account', 'Responsible gaming declaration', 'Confirmation')}
            current={1}
            doneLabel="done"
          />
        ),
        'Right to left': (
          <Stepper label="التسجيل" steps={named('الحساب', 'التفاصيل', 'التأكيد')} current={1} doneLabel="تم" />
        ),
      }}
    />
  ),
}

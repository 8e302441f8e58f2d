import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createCaptchaPictureFixture } from '../testing/createCaptchaPictureFixture.ts'
import { CaptchaField } from './CaptchaField.tsx'

const picture = createCaptchaPictureFixture('40718')

const meta = {
  title: 'Components/CaptchaField',
  tags: ['new'],
  component: CaptchaField,
  args: {
    label: 'Digits of the picture',
    picture,
    onRefresh: fn(),
    refreshLabel: 'Another picture',
    failedText: 'Try again',
    loadingLabel: 'Loading',
  },
  parameters: createComponentGuide({
    use:
      'where the platform checks that the player is human. After a wrong answer, show another picture and ' +
      'empty the field: each picture accepts one answer.',
    not: 'for a code that is sent by message: use `VerificationCodeField`.',
    keyboard: 'An input. Tab then reaches the picture; Enter or Space requests another one.',
  }),
} satisfies Meta<typeof CaptchaField>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Digits of the picture' }), '40-718')
    await expect(canvas.getByRole('textbox')).toHaveValue('40718')
    await userEvent.click(canvas.getByRole('button', { name: 'Another picture' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Focus: <CaptchaField {...args} />,
        Loading: <CaptchaField {...args} label="A picture on its way" picture={undefined} />,
        Failed: <CaptchaField {...args} label="A picture that did not come" failed />,
        Error: (
          <CaptchaField
            {...args}
            label="Wrong digits"
            defaultValue="40719"
            error="These are not the digits of the picture. Here is another one."
          />
        ),
        Disabled: <CaptchaField {...args} label="Closed" defaultValue="40718" disabled />,
        'Long text': (
          <CaptchaField
            {...args}
            label="The digits that you see in the picture beside, from left to right"
            failed
            failedText="It did not come: another one"
          />
        ),
        'Right to left': <CaptchaField {...args} label="أرقام الصورة" refreshLabel="صورة أخرى" />,
      }}
    />
  ),
}

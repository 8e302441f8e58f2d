import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from '../icons/index.ts'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Button } from './Button.tsx'
import { ButtonWithReason } from './ButtonWithReason.tsx'

const meta = {
  title: 'Components/Button',
  tags: ['stable'],
  component: Button,
  subcomponents: { ButtonWithReason },
  args: { children: 'Sign in', onClick: fn() },
  parameters: createComponentGuide({
    use:
      'for an action. Use one `brand` button per screen for the main action, `plain` for a second one, `quiet` ' +
      'for a third, `danger` for one that cannot be undone.',
    not: 'to open another screen: use a link with `getButtonClass()`.',
    keyboard: 'Enter and Space press.',
  }),
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { tone: 'brand', size: 'm', wide: false, busy: false, disabled: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Brand: <Button tone="brand">Sign in</Button>,
        Plain: <Button>Look around</Button>,
        Quiet: <Button tone="quiet">Forgot it?</Button>,
        Danger: <Button tone="danger">Close account</Button>,
        Pressed: (
          <Button tone="brand" size="l">
            Sign in
          </Button>
        ),
        'Pressed, plain': <Button size="l">Look around</Button>,
        Focus: <Button tone="brand">Go on</Button>,
        Busy: (
          <Button tone="brand" busy>
            Sign in
          </Button>
        ),
        Disabled: (
          <Button tone="brand" disabled>
            Sign in
          </Button>
        ),
        Small: (
          <Button size="s" icon={<Play />}>
            Play
          </Button>
        ),
        'Large and wide': (
          <Button tone="brand" size="l" wide>
            Create account
          </Button>
        ),
        'Long text': (
          <Button tone="brand" wide>
            Deposit R$ 100,00 and take the welcome bonus of 100 % with it
          </Button>
        ),
        'Disabled, with the reason': (
          <ButtonWithReason busy={false} reason="From R$ 10,00; R$ 2,50 are missing." onPress={() => undefined}>
            Collect
          </ButtonWithReason>
        ),
        'Right to left': <Button icon={<Play />}>شغّل اللعبة</Button>,
      }}
    />
  ),
  // Storybook runs no play functions on a docs page, so StateGrid shows the focus ring without a real focus. This test
  // checks that ring.
  play: async ({ canvas }) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(canvas.getByRole('button', { name: 'Go on' }))
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Forgot it?' })).outlineStyle).toBe('none')
  },
}

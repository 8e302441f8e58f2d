import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { Toaster } from './Toaster.tsx'

const guided = createComponentGuide({
  use:
    'for temporary messages: a `notice` for 1.5 s in the centre, a `toast` for 3 or 8 s at the top, `loading` ' +
    'until it is hidden.',
  not: 'for a message that needs an action or stays true: use `InlineNotice`. Not for an error of a field.',
  keyboard: 'Screen readers announce it politely. It never takes the focus. A toast has a dismiss button.',
})

const meta = {
  title: 'Components/Toaster',
  tags: ['stable'],
  component: Toaster,
  args: {
    dismissLabel: 'Dismiss',
    onShown: fn(),
    onDismiss: fn(),
    toasts: [{ id: 1, kind: 'toast', text: 'The game could not be opened. Try another one.', tone: 'loss' }],
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
} satisfies Meta<typeof Toaster>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(1)
  },
}

export const Notice: Story = { args: { toasts: [{ id: 1, kind: 'notice', text: 'Added to favourites', tone: 'win' }] } }
export const Loading: Story = { args: { toasts: [{ id: 1, kind: 'loading', text: 'Signing out', tone: 'info' }] } }
export const Empty: Story = { args: { toasts: [] } }

/** Several toasts can be visible together. A new notice replaces the previous notice. */
export const Several: Story = {
  args: {
    toasts: [
      { id: 1, kind: 'toast', text: 'Saved', tone: 'win' },
      { id: 2, kind: 'toast', text: 'The connection is slow.', tone: 'warn' },
      {
        id: 3,
        kind: 'toast',
        text:
          'Your bank refused the payment. Nothing was taken from your account, and you can try again with ' +
          'another card.',
        tone: 'loss',
      },
    ],
  },
}

export const RightToLeft: Story = {
  args: { dismissLabel: 'إخفاء', toasts: [{ id: 1, kind: 'toast', text: 'تم الحفظ', tone: 'win' }] },
  globals: { direction: 'rtl' },
}

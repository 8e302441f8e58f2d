import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

function Live({ onOpenChange, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(props.open)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button onClick={() => change(true)}>Ask again</Button>
      <ConfirmDialog {...props} open={open} onOpenChange={change} />
    </>
  )
}

const guided = createComponentGuide({
  use: 'before an action that cannot be undone or would surprise: sign out, close the account, leave a game.',
  not:
    'for more than two answers, or with a field: use `Sheet`. Not for an action that can be undone: perform it ' +
    'and offer to undo it.',
  keyboard: 'Cancel has the initial focus; Escape and Back cancel.',
})

const meta = {
  title: 'Components/ConfirmDialog',
  tags: ['stable'],
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Sign out?',
    text: 'Your favourites stay with your account.',
    confirmLabel: 'Sign out',
    cancelLabel: 'Stay',
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live key={String(args.open)} {...args} />,
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(1)
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Close your account?',
    text: 'This cannot be taken back.',
    confirmLabel: 'Close account',
    cancelLabel: 'Keep it',
  },
}

/** The dialog while the confirmed action is running. It cannot be closed during that time. */
export const Loading: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** Buttons that do not fit next to each other are stacked. */
export const LongText: Story = {
  args: {
    title: 'Leave the game while a round of it is still being played?',
    text:
      'The round is played to its end without you. What it wins is added to your balance, and you find it in ' +
      'your betting record.',
    confirmLabel: 'Leave, and let it play to its end',
    cancelLabel: 'Stay until the round is over',
  },
}

export const RightToLeft: Story = {
  args: { title: 'تسجيل الخروج؟', text: 'تبقى مفضلاتك مع حسابك.', confirmLabel: 'خروج', cancelLabel: 'ابق' },
  globals: { direction: 'rtl' },
}

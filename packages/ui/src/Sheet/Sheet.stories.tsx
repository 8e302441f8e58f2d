import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../Field/TextField.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { Sheet, type SheetProps } from './Sheet.tsx'
import { SheetFooter } from './SheetFooter.tsx'
import { SheetGroup } from './SheetGroup.tsx'

function Live({ onOpenChange, ...props }: SheetProps) {
  const [open, setOpen] = useState(props.open)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button onClick={() => change(true)}>Open</Button>
      <Sheet {...props} open={open} onOpenChange={change} />
    </>
  )
}

const guided = createComponentGuide({
  use: 'for a short task above a page to which the player returns: pick, filter, sign in.',
  not: 'for a yes or no: use `ConfirmDialog`. For content with its own URL: use a screen.',
  keyboard: 'Tab stays inside; Escape and Back close; the focus returns to where it was.',
})

const meta = {
  title: 'Components/Sheet',
  tags: ['stable'],
  component: Sheet,
  subcomponents: { SheetFooter, SheetGroup },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Welcome back',
    closeLabel: 'Close',
    children: <TextField label="Username" autoComplete="username" />,
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live key={String(args.open)} {...args} />,
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  },
}

/** Choices in groups. The two buttons at the bottom stay visible while the choices scroll. */
export const OfChoices: Story = {
  args: {
    title: 'Filter',
    children: (
      <>
        <SheetGroup title="Status">
          <TextField label="Name" />
        </SheetGroup>
        <SheetFooter>
          <Button>Reset</Button>
          <Button tone="brand" wide>
            Show
          </Button>
        </SheetFooter>
      </>
    ),
  },
}

/** Back closes the sheet and does not leave the page. */
export const ClosedByBack: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** Content that is longer than the screen scrolls below the head. */
export const LongText: Story = {
  args: {
    title: 'Rules of the game, which have a long title',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>{index + 1}. A rule that says what may be done and what may not.</p>
    )),
  },
}

export const RightToLeft: Story = {
  args: { title: 'أهلا بعودتك', closeLabel: 'إغلاق', children: <TextField label="اسم المستخدم" /> },
  globals: { direction: 'rtl' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { overlayStoryParameters } from '../stories/overlayStoryParameters.ts'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Modal, type ModalProps } from './Modal.tsx'

function Live({ onOpenChange, ...props }: ModalProps) {
  const [open, setOpen] = useState(props.open)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange(next)
  }
  return (
    <>
      <Button onClick={() => change(true)}>Show again</Button>
      <Modal {...props} open={open} onOpenChange={change} />
    </>
  )
}

const guided = createComponentGuide({
  use: 'for content that the site opens without a press, or that players read and close: announcements.',
  not: 'for a task of several steps: use `Sheet`. For a question: use `ConfirmDialog`.',
  keyboard: 'The panel has the initial focus; Tab stays inside; Escape and Back close it.',
})

const meta = {
  title: 'Components/Modal',
  tags: ['new'],
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    onClosed: fn(),
    title: 'Cashback every Monday',
    closeLabel: 'Close',
    note: '1 of 3',
    picture: <Picture {...createPictureFixture(3, 750, 320)} alt="" width={750} height={320} priority />,
    children: <p>Up to 8% of what you lost on slots returns to your balance.</p>,
    foot: (
      <Button tone="brand" wide>
        See more
      </Button>
    ),
  },
  parameters: { ...guided, docs: { ...guided.docs, ...overlayStoryParameters } },
  render: (args) => <Live key={String(args.open)} {...args} />,
} satisfies Meta<typeof Modal>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Without a picture, the close button is next to the title. */
export const WordsAlone: Story = { args: { picture: null } }

/** The title and the buttons in the foot stay visible. The content between them scrolls. */
export const LongText: Story = {
  args: {
    title: 'Rules of the anniversary of the house, in all their length',
    children: <p>{'Every round counts. '.repeat(160)}</p>,
  },
}

export const RightToLeft: Story = {
  args: { title: 'مكافأة نهاية الأسبوع', note: '1 / 3', children: <p>أودع يوم الجمعة واحصل على 50٪.</p> },
  globals: { direction: 'rtl' },
}

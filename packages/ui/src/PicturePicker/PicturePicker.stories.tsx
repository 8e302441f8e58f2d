import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { PicturePicker, type PickedPicture } from './PicturePicker.tsx'

const states = { waiting: 'Waiting', sending: 'Uploading', sent: 'Uploaded', failed: 'Not uploaded' } as const
const picture = (key: number, state: PickedPicture['state']): PickedPicture => ({
  key,
  name: `win-${key}.png`,
  state,
  preview: null,
})

const meta = {
  title: 'Components/PicturePicker',
  tags: ['new'],
  component: PicturePicker,
  args: {
    label: 'Pictures',
    hint: 'PNG or JPG, 5 MB at most.',
    pictures: [],
    maxPictures: 3,
    addLabel: 'Add',
    stateLabel: (state) => states[state],
    removeLabel: (name) => `Remove ${name}`,
    retryLabel: (name) => `Try ${name} again`,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: createComponentGuide({
    use:
      'where players submit pictures: a proof, a document. Files are checked before the upload (`usePictures` ' +
      'of platform), and each picture shows its state.',
    not: 'to show pictures: use `Picture`.',
    keyboard: 'Tab reaches the buttons of each picture and the add button.',
  }),
} satisfies Meta<typeof PicturePicker>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { pictures: [picture(1, 'sent'), picture(2, 'failed')] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try win-2.png again' }))
    await expect(args.onRetry).toHaveBeenCalledWith(2)
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Empty: <PicturePicker {...args} />,
        Uploading: (
          <PicturePicker {...args} pictures={[picture(1, 'sent'), picture(2, 'sending'), picture(3, 'waiting')]} />
        ),
        Failed: <PicturePicker {...args} pictures={[picture(1, 'failed')]} />,
        'Being checked': <PicturePicker {...args} busy />,
        Refused: <PicturePicker {...args} error="holiday.heic: choose a PNG or a JPG." />,
        'A single one': <PicturePicker {...args} maxPictures={1} label="Front" />,
        'Long text': (
          <PicturePicker {...args} label="Pictures of your greatest win of this week" addLabel="Add another picture" />
        ),
        'Right to left': (
          <PicturePicker {...args} label="الصور" addLabel="إضافة" hint="PNG أو JPG" pictures={[picture(1, 'sent')]} />
        ),
      }}
    />
  ),
}

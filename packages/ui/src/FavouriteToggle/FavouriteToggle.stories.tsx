import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { FavouriteToggle, type FavouriteToggleProps } from './FavouriteToggle.tsx'

const meta = {
  title: 'Components/Heart',
  tags: ['new'],
  component: FavouriteToggle,
  args: { on: false, label: 'Favourite: Golden Meridian', onChange: fn() },
  parameters: createComponentGuide({
    use:
      'to mark a favourite, at the corner of a picture (`look="picture"`) or at the end of a row. The label ' +
      'names the favourite and stays the same; `aria-pressed` says whether it is on.',
    not: 'for settings: use `Switch`.',
    keyboard: 'Enter and Space turn it on and off.',
  }),
} satisfies Meta<typeof FavouriteToggle>
export default meta

type Story = StoryObj<typeof meta>

function Kept(props: FavouriteToggleProps) {
  const [on, setOn] = useState(props.on)
  const change = (now: boolean) => {
    setOn(now)
    props.onChange(now)
  }
  return <FavouriteToggle {...props} on={on} onChange={change} />
}

export const Playground: Story = {
  render: (args) => <Kept key={String(args.on)} {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Golden Meridian' })
    await userEvent.click(heart)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const States: Story = {
  render: ({ onChange }) => (
    <StateGrid
      states={{
        Off: <FavouriteToggle on={false} label="Off" onChange={onChange} />,
        On: <FavouriteToggle on label="On" onChange={onChange} />,
        'On a picture, off': <FavouriteToggle on={false} look="picture" label="Off on a picture" onChange={onChange} />,
        'On a picture, on': <FavouriteToggle on look="picture" label="On, on a picture" onChange={onChange} />,
        'Right to left': <FavouriteToggle on look="picture" label="المفضلة" onChange={onChange} />,
        Busy: <FavouriteToggle on busy label="Busy" onChange={onChange} />,
      }}
    />
  ),
  play: ({ userEvent }) => userEvent.tab(),
}

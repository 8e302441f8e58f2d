import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { MatchCard } from '../MatchCard/MatchCard.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Carousel } from './Carousel.tsx'

const slides = [1, 2, 3].map((n) => ({
  key: `${n}`,
  content: (
    <a href={`#offer-${n}`}>
      <Picture {...createPictureFixture(n * 3, 750, 320)} alt={`Offer ${n}`} width={750} height={320} priority />
    </a>
  ),
}))
const matches = ['Vale', 'Porto', 'Norte'].map((name) => ({
  key: name,
  content: (
    <MatchCard
      league="Liga"
      home={{ name, crest: <Picture {...createPictureFixture(name.length, 96, 96)} alt="" width={96} height={96} /> }}
      away={{ name: 'Sul', crest: <Picture {...createPictureFixture(9, 96, 96)} alt="" width={96} height={96} /> }}
      date="14 Nov"
      time="20:00"
      betLabel="Bet now"
      onBet={() => {}}
    />
  ),
}))

const meta = {
  title: 'Components/Carousel',
  tags: ['stable'],
  component: Carousel,
  args: { label: 'Offers', slides, interval: 0, slideLabel: (n, of) => `${n} of ${of}` },
  parameters: {
    ...createComponentGuide({
      use:
        'for the few offers at the top of home, and with `cards` for hot matches. It loops and moves ' +
        'automatically unless reduced motion is preferred. It pauses while a finger or the focus is on it and ' +
        'while the page is hidden.',
      not: 'for lists that players look through: use `Rail`.',
      keyboard:
        'Tab reaches the row, in which arrow keys change the slide, and then the control of each slide, ' +
        'which becomes visible.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Carousel>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Offers' })
    await waitFor(() => expect(row).toHaveAttribute('data-live'))
    row.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('i')].findIndex((dot) => 'current' in dot.dataset)).toBe(1),
    )
  },
}

/** The view `cards` shows 1.2 slides, 20 px apart. */
export const Cards: Story = { args: { view: 'cards', label: 'Hot matches', slides: matches } }

export const Alone: Story = { args: { slides: slides.slice(0, 1) } }

export const RightToLeft: Story = { args: { label: 'العروض' }, globals: { direction: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { MatchCard } from './MatchCard.tsx'
import { MatchCardSkeleton } from './MatchCardSkeleton.tsx'

const side = (name: string, seed?: number) => ({
  name,
  crest: (
    <Picture
      {...(seed === undefined ? { path: '', hosts: [] } : createPictureFixture(seed, 96, 96))}
      alt=""
      name={name}
      width={96}
      height={96}
    />
  ),
})

const meta = {
  title: 'Components/MatchCard',
  tags: ['new'],
  component: MatchCard,
  subcomponents: { MatchCardSkeleton },
  args: {
    league: 'Premier League',
    home: side('Northgate Rovers', 3),
    away: side('Vale', 7),
    date: '14 Nov',
    time: '20:00',
    betLabel: 'Bet now',
    onBet: fn(),
  },
  parameters: createComponentGuide({
    use: 'for an upcoming match, in a `Carousel` of cards. It is as wide as its container.',
    not: 'for a match that has begun: a score needs another card.',
    keyboard: 'Tab reaches the bet; Enter and Space press.',
  }),
} satisfies Meta<typeof MatchCard>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { busy: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bet now: Northgate Rovers – Vale' }))
    await expect(args.onBet).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        Upcoming: <MatchCard {...args} />,
        Opening: <MatchCard {...args} busy />,
        'Without crests': <MatchCard {...args} home={side('Porto')} away={side('Sul')} />,
        'Long text': (
          <MatchCard
            {...args}
            league="Campeonato Brasileiro Série A, rodada de encerramento"
            home={side('Associação Desportiva Ribeirão das Neves', 5)}
            away={side('Grêmio Recreativo Esportivo', 6)}
          />
        ),
        Awaited: <MatchCardSkeleton />,
        'Right to left': (
          <MatchCard
            {...args}
            league="الدوري"
            home={side('الهلال', 1)}
            away={side('النصر', 2)}
            date="14 نوفمبر"
            betLabel="راهن"
          />
        ),
      }}
    />
  ),
}

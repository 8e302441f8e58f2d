import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Countdown } from '../Countdown/Countdown.tsx'
import type { CountdownClock } from '../Countdown/clock.ts'
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { LotteryRow } from './LotteryRow.tsx'
import { LotteryRowSkeleton } from './LotteryRowSkeleton.tsx'

const clock: CountdownClock = { now: () => 0, subscribe: () => () => {} }
const left = (remainTime: number, isSale = true) => (
  <Countdown
    size={isSale ? 'row' : 'm'}
    clock={clock}
    remainTime={remainTime}
    lotteryTime={[0, 0]}
    isSale={isSale}
    receivedAt={0}
    label="Time left"
  />
)
const heart = (name: string) => <FavouriteToggle on={false} label={`Favourite: ${name}`} onChange={fn()} />
const icon = (seed: number) => <Picture {...createPictureFixture(seed, 96, 96)} alt="" width={96} height={96} />

const meta = {
  title: 'Components/LotteryRow',
  tags: ['new'],
  component: LotteryRow,
  subcomponents: { LotteryRowSkeleton },
  args: {
    name: 'Mega Sena',
    draw: 'No 1204',
    icon: icon(1),
    countdown: left(252_000),
    balls: ['4', '1', '7', '7'],
    ballsLabel: 'Last result',
    heart: heart('Mega Sena'),
    onPlay: fn(),
  },
  parameters: createComponentGuide({
    use: 'for a lottery in the lobby and on home: the next draw and the last result at a glance.',
    not: 'for a result only: use `Balls`.',
    keyboard: 'Tab reaches the row, then the heart; Enter and Space press.',
  }),
} satisfies Meta<typeof LotteryRow>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mega Sena No 1204' }))
    await expect(args.onPlay).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: (args) => (
    <StateGrid
      states={{
        'On sale': <LotteryRow {...args} />,
        Near: <LotteryRow {...args} name="Quina" icon={icon(2)} countdown={left(4_000)} heart={heart('Quina')} />,
        Closed: (
          <LotteryRow
            {...args}
            name="Noite"
            icon={icon(3)}
            countdown={left(9_000, false)}
            heart={heart('Noite')}
            closedLabel="Closed"
          />
        ),
        Opening: <LotteryRow {...args} name="Sorte" icon={icon(4)} heart={heart('Sorte')} busy />,
        'No result yet': <LotteryRow {...args} name="Nova" icon={icon(5)} balls={[]} heart={heart('Nova')} />,
        'Long text': (
          <LotteryRow
            {...args}
            name="Loteria Relâmpago de um Minuto do Sudeste"
            draw="No 20261120-0931"
            balls={['04', '11', '17', '23', '38', '59', '60', '72']}
            heart={heart('Relâmpago')}
          />
        ),
        Awaited: <LotteryRowSkeleton />,
        'Right to left': <LotteryRow {...args} name="ميغا سينا" draw="رقم 1204" heart={heart('ميغا سينا')} />,
      }}
    />
  ),
  play: ({ userEvent }) => userEvent.tab(),
}

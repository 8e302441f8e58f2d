import { Megaphone } from '../icons/index.ts'
import { useState } from 'react'
import {
  Countdown,
  GameTile,
  FavouriteToggle,
  LotteryRow,
  LotteryRowSkeleton,
  Marquee,
  MatchCard,
  MatchCardSkeleton,
  Page,
  Picture,
  Rail,
  Section,
} from '../index.ts'
import { createPictureFixture } from './createPictureFixture.ts'
import styles from './SampleStates.module.css'

const noop = () => {}
const time = { lotteryTime: [0, 0] as const, isSale: true, label: 'Time left' }
const crest = (name: string, seed?: number) => ({
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
const icon = (seed: number) => <Picture {...createPictureFixture(seed, 96, 96)} alt="" width={96} height={96} />

function StatefulHeart({ name, look }: { readonly name: string; readonly look?: 'picture' }) {
  const [on, setOn] = useState(name < 'M')
  return <FavouriteToggle on={on} label={`Favourite: ${name}`} onChange={setOn} {...(look && { look })} />
}

/** Renders the animated components: news, matches, draws, countdowns and hearts. */
export function SampleAnimations() {
  const [at] = useState(() => performance.now())
  return (
    <Page>
      <Section title="News">
        <div className={styles.stack}>
          <Marquee
            items={['Maintenance on Sunday from 3 to 4', 'Two new tables of live roulette']}
            empty="No news"
            label="News"
            icon={<Megaphone />}
            onPress={noop}
          />
          <Marquee items={['Welcome']} empty="No news" label="News" icon={<Megaphone />} />
          <Marquee items={[]} empty="No news" label="News" icon={<Megaphone />} />
        </div>
      </Section>
      <Rail title="Hot matches" items="card">
        <MatchCard
          league="Premier League"
          home={crest('Northgate Rovers', 3)}
          away={crest('Vale', 7)}
          date="14 Nov"
          time="20:00"
          betLabel="Bet now"
          onBet={noop}
        />
        <MatchCard
          league="Campeonato Brasileiro Série A, rodada de encerramento"
          home={crest('Associação Desportiva Ribeirão das Neves')}
          away={crest('Porto')}
          date="15 Nov"
          time="21:45"
          betLabel="Bet now"
          onBet={noop}
          busy
        />
        <MatchCardSkeleton />
      </Rail>
      <Section title="Lotteries">
        <div className={styles.stack}>
          <LotteryRow
            name="Mega Sena"
            draw="No 1204"
            icon={icon(1)}
            countdown={<Countdown {...time} look="board" remainTime={252_900} receivedAt={at} />}
            balls={['4', '1', '7', '7']}
            ballsLabel="Last result"
            heart={<StatefulHeart name="Mega Sena" />}
            onPlay={noop}
          />
          <LotteryRow
            name="Loteria Relâmpago de um Minuto"
            draw="No 20261120-0931"
            icon={icon(4)}
            countdown={<Countdown {...time} look="board" remainTime={4_900} receivedAt={at} />}
            balls={['04', '11', '17', '23', '38', '59', '60', '72']}
            ballsLabel="Last result"
            heart={<StatefulHeart name="Relâmpago" />}
            onPlay={noop}
            busy
          />
          <LotteryRow
            name="Quina"
            draw="No 88"
            icon={icon(6)}
            countdown={<Countdown {...time} look="board" isSale={false} remainTime={9_000} receivedAt={at} />}
            ballsLabel="Last result"
            heart={<StatefulHeart name="Quina" />}
            onPlay={noop}
            closedLabel="Closed"
          />
          <LotteryRowSkeleton />
        </div>
      </Section>
      <Rail title="With hearts">
        {['Golden Meridian', 'Polar Lanterns', 'Corsair Tide'].map((name, n) => (
          <GameTile
            key={name}
            name={name}
            onPlay={noop}
            picture={<Picture {...createPictureFixture(n)} alt="" width={240} height={320} />}
            action={<StatefulHeart name={name} look="picture" />}
          />
        ))}
      </Rail>
      <Section title="Countdowns">
        <div className={styles.row}>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Countdown key={size} {...time} size={size} remainTime={45_296_900} receivedAt={at} />
          ))}
          <Countdown {...time} remainTime={3_000} receivedAt={at} />
          <Countdown {...time} remainTime={0} receivedAt={at} />
        </div>
      </Section>
    </Page>
  )
}

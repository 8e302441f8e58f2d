import { Bell, Globe, LogOut, Star, Wallet } from '../icons/index.ts'
import { useState } from 'react'
import {
  Avatar,
  Badge,
  BalanceChip,
  BarChart,
  Button,
  Card,
  Carousel,
  CountingMoney,
  List,
  ListRow,
  MatchCard,
  Page,
  Picture,
  Section,
  Tree,
} from '../index.ts'
import { RichText } from '../RichText/RichText.tsx'
import { createPictureFixture } from './createPictureFixture.ts'
import styles from './SampleStates.module.css'

const noop = () => {}
const money = (value: number) =>
  `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const week = [320, -120, 0, 480, 910.5, -460, 260].map((value, n) => ({ label: `${n + 8} Nov`, value }))
const crest = (name: string) => ({
  name,
  crest: <Picture path="" hosts={[]} alt="" name={name} width={96} height={96} />,
})
const notice = `<h2>Weekend bonus</h2><p>Deposit from <strong>Friday</strong> and get <mark>50 %</mark> on top. <a href="/m/x">All the rules</a></p>
<ul><li>Slots and live tables</li><li>Until Sunday, 23:59</li></ul><table><tr><th>Level</th><th>Bonus</th></tr><tr><td>VIP 1</td><td>R$ 50,00</td></tr><tr><td>VIP 2</td><td>R$ 120,00</td></tr></table><blockquote>One bonus a player.</blockquote>`

/** Renders the components that display data: people, lists, charts, trees and texts. */
export function SampleDataDisplays() {
  const [balance, setBalance] = useState(1250)
  return (
    <Page>
      <Section title="Account">
        <div className={styles.stack}>
          <Card tone="hero">
            <div className={styles.row}>
              <Avatar name="Ana Souza" size="l" vip decorative />
              <div>
                <h3>Ana Souza</h3>
                <CountingMoney value={balance} format={money} size="l" />
              </div>
            </div>
            <Button tone="brand" onClick={() => setBalance(balance + 137.5)}>
              Deposit
            </Button>
          </Card>
          <List label="Settings">
            <ListRow label="Notices" icon={<Bell />} badge={<Badge kind="new" text="3" />} onPress={noop} />
            <ListRow label="Language" icon={<Globe />} value="English" onPress={noop} />
            <ListRow
              label="Wallet"
              hint="Bank details, limits and everything that was paid in and out"
              icon={<Wallet />}
              value="R$ 1.250,00"
              renderLink={(className, content) => (
                <a className={className} href="#wallet">
                  {content}
                </a>
              )}
            />
            <ListRow label="Level" icon={<Star />} value="VIP 2" />
            <ListRow label="Sign out" icon={<LogOut />} onPress={noop} danger />
          </List>
          <BalanceChip
            text=""
            amount={<CountingMoney value={balance} format={money} />}
            label={`Balance ${money(balance)}`}
            onPress={noop}
            add={{ label: 'Deposit', onPress: noop }}
          />
          <div className={styles.row}>
            {['Ana Souza', 'Bruno', 'Chen Li', 'Dara'].map((name) => (
              <Avatar key={name} name={name} size={name === 'Bruno' ? 's' : 'm'} />
            ))}
            <Avatar name="Pictured" picture={{ ...createPictureFixture(5, 96, 96) }} vip />
          </div>
        </div>
      </Section>
      <Carousel
        label="Hot matches"
        view="cards"
        interval={0}
        slideLabel={(n, of) => `${n} of ${of}`}
        slides={['Vale', 'Porto', 'Norte'].map((name) => ({
          key: name,
          content: (
            <MatchCard
              league="Liga"
              home={crest(name)}
              away={crest('Sul')}
              date="14 Nov"
              time="20:00"
              betLabel="Bet now"
              onBet={noop}
            />
          ),
        }))}
      />
      <Section title="This week">
        <Card title="Net" action={<Button tone="quiet">Details</Button>}>
          <BarChart label="Net a day" columns={['Day', 'Net']} bars={week} format={money} current={6} empty="No bets" />
        </Card>
      </Section>
      <Section title="Team">
        <Tree
          label="Team"
          failedLabel="Could not be loaded. Tap to try again."
          selected="b"
          onSelect={noop}
          nodes={[
            { id: 'a', label: 'ana', detail: '142', children: [{ id: 'a1', label: 'bruno', detail: '12' }] },
            { id: 'b', label: 'carlos-with-a-very-long-name-of-an-agent', detail: '87' },
            { id: 'c', label: 'dara', detail: '31', lazy: true },
          ]}
        />
      </Section>
      <Section title="Notice">
        <Card>
          <RichText
            content={notice}
            imageHosts={[]}
            resolveLink={({ pathname }) => ({ href: pathname, own: true })}
            onFollow={noop}
          />
        </Card>
      </Section>
    </Page>
  )
}

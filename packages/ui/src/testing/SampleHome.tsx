import { Gift, House, Search, Spade, Sparkles, Star, Trophy, User, Wallet } from '../icons/index.ts'
import { useState } from 'react'
import {
  BalanceChip,
  BottomBar,
  Button,
  Carousel,
  GameTile,
  IconButton,
  Page,
  Picture,
  Rail,
  Section,
  SiteHeader,
  Tabs,
  TileGrid,
  TileSkeleton,
  VendorTile,
} from '../index.ts'
import { createPictureFixture } from './createPictureFixture.ts'

const names = [
  'Golden Meridian',
  'Polar Lanterns',
  'Corsair Tide',
  'Rei do Café',
  'Nine Jade Doors of the Emperor',
  'Neon Vaqueiro',
]
const noop = () => {}
const tabs = [
  { id: 'slots', label: 'Slots', icon: <Sparkles /> },
  { id: 'live', label: 'Live', icon: <Spade /> },
  { id: 'sports', label: 'Sports', icon: <Trophy /> },
  { id: 'fav', label: 'Favourites', icon: <Star /> },
]

/** Renders a sample home screen: header, banner, tabs, rails, grid and bottom bar. */
export function SampleHome() {
  const [tab, setTab] = useState('slots')
  return (
    <>
      <SiteHeader
        start={<strong>LOBBY</strong>}
        end={
          <>
            <IconButton label="Search">
              <Search />
            </IconButton>
            <BalanceChip
              text="R$ 1.250,00"
              label="Balance R$ 1.250,00"
              onPress={noop}
              add={{ label: 'Deposit', onPress: noop }}
            />
          </>
        }
      />
      <Page>
        <Carousel
          label="Offers"
          interval={0}
          slideLabel={(n, of) => `${n} of ${of}`}
          slides={[1, 2, 3].map((n) => ({
            key: `${n}`,
            content: (
              <a href="#banner">
                <Picture
                  {...createPictureFixture(n * 3, 750, 320)}
                  alt={`Offer ${n}`}
                  width={750}
                  height={320}
                  priority
                />
              </a>
            ),
          }))}
        />
        <Tabs label="Categories" items={tabs} value={tab} onChange={setTab} panelId="games" />
        <div role="tabpanel" id="games" aria-labelledby={`games-${tab}`}>
          <Rail
            title="Popular"
            icon={<Sparkles />}
            action={
              <Button tone="quiet" size="s">
                See all
              </Button>
            }>
            {names.map((name, n) => (
              <GameTile
                key={name}
                name={name}
                vendor="Meridian Play"
                onPlay={noop}
                picture={<Picture {...createPictureFixture(n)} alt="" width={240} height={320} />}
                {...(n < 2 && { badge: { kind: n === 0 ? 'hot' : 'new', text: n === 0 ? 'Hot' : 'New' } as const })}
              />
            ))}
          </Rail>
        </div>
        <Rail title="Vendors" items="tile">
          {['Meridian', 'Polar', 'Corsair'].map((name) => (
            <VendorTile
              key={name}
              name={name}
              onPlay={noop}
              picture={<Picture path="" hosts={[]} alt="" name={name} width={160} height={96} />}
            />
          ))}
        </Rail>
        <Section title="Live tables" icon={<Spade />}>
          <TileGrid>
            {names.slice(0, 3).map((name, n) => (
              <GameTile
                key={name}
                shape="square"
                name={name}
                onPlay={noop}
                picture={<Picture {...createPictureFixture(n + 9, 240, 240)} alt="" width={240} height={240} />}
                {...(n === 0 && { badge: { kind: 'live', text: 'Live' } as const })}
                {...(n === 1 && { unavailableLabel: 'Not available' })}
                busy={n === 2}
              />
            ))}
            <GameTile
              shape="square"
              name="Without picture"
              vendor="Corsair"
              onPlay={noop}
              picture={<Picture path="" hosts={[]} alt="" name="Without picture" width={240} height={240} />}
              badge={{ kind: 'vip', text: 'VIP' }}
            />
            <TileSkeleton shape="square" />
            <TileSkeleton shape="square" />
          </TileGrid>
        </Section>
      </Page>
      <BottomBar
        label="Main"
        renderItem={(item, className, content) => (
          <a href={`#${item.id}`} className={className} aria-current={item.current ? 'page' : undefined}>
            {content}
          </a>
        )}
        items={[
          { id: 'home', label: 'Home', icon: <House />, current: true },
          { id: 'offers', label: 'Offers', icon: <Gift /> },
          { id: 'deposit', label: 'Deposit', icon: <Wallet />, raised: true },
          { id: 'invite', label: 'Invite', icon: <Star /> },
          { id: 'me', label: 'Me', icon: <User /> },
        ]}
      />
    </>
  )
}

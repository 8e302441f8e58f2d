import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Carousel } from './Carousel.jsx'
import { Countdown } from './Countdown.jsx'
import { getHome } from './data.js'

const empty = { banners: [], notices: [], hot: [], tabs: [], lotteries: [] }

export function Home() {
  const { data = empty } = useQuery({ queryKey: ['home'], queryFn: getHome })
  const [tab, setTab] = useState(0)
  const early = window.__banner ? [{ url: window.__banner }] : []
  return (
    <>
      <Carousel items={data.banners.length ? data.banners : early}>{banner}</Carousel>
      <div className="tick">
        <span>{data.notices.map(({ title }) => title).join('   •   ') || <FormattedMessage id="no_announcement" />}</span>
      </div>
      <Carousel items={data.hot} className="hot">
        {(match) => <Match key={match.roomId} match={match} />}
      </Carousel>
      <div className="tabs" role="tablist">
        {data.tabs.map(({ tag }, index) => (
          <button key={tag} role="tab" aria-selected={index === tab} onClick={() => setTab(index)}>
            <FormattedMessage id={'tab_' + tag} defaultMessage={tag} />
          </button>
        ))}
      </div>
      <div className="grid">
        {data.tabs[tab]?.games.map((game) => (
          <div className="tile" key={game.nodeId}>
            <img src={game.iconUrl} alt="" width="200" height="200" loading="lazy" />
            {game.gameName}
          </div>
        ))}
      </div>
      {data.lotteries.map((lottery) => (
        <div className="lot" key={lottery.gameId}>
          <img src={lottery.mobileIconUrl} alt="" width="40" height="40" loading="lazy" />
          <div>
            {lottery.remark}
            <br />
            {lottery.numero}
          </div>
          <Countdown ms={lottery.remainTime} />
        </div>
      ))}
    </>
  )
}

const banner = ({ url }, index) => (
  <div key={url}>
    <img src={url} alt="" width="750" height="320" fetchPriority={index ? 'low' : 'high'} loading={index ? 'lazy' : 'eager'} />
  </div>
)

function Match({ match }) {
  const intl = useIntl()
  return (
    <div>
      {match.league} · {intl.formatDate(match.matchTime, { day: '2-digit', month: 'short' })} {intl.formatTime(match.matchTime)}
      <div>
        <img src={match.homeTeamImageUrl} alt="" width="32" height="32" loading="lazy" /> {match.homeTeam} x {match.awayTeam}{' '}
        <img src={match.awayTeamImageUrl} alt="" width="32" height="32" loading="lazy" />
      </div>
      <button className="btn">
        <FormattedMessage id="bet_now" />
      </button>
    </div>
  )
}

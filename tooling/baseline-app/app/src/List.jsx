import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getGames } from './data.js'

/** Renders all games of a file at once. `?of=games-26&mode=plain` names the file and the mode; `mode=cv` adds `content-visibility`. */
export function List() {
  const [search] = useSearchParams()
  const of = search.get('of') ?? 'games-26'
  const { data = [] } = useQuery({ queryKey: ['games', of], queryFn: () => getGames(of) })
  const look = search.get('mode') === 'cv' ? 'tile cv' : 'tile'
  return (
    <div className="grid">
      {data.map((game) => (
        <Tile key={game.nodeId} game={game} look={look} />
      ))}
    </div>
  )
}

function Tile({ game, look }) {
  const [on, setOn] = useState(false)
  return (
    <div className={look} data-tile>
      <img src={game.iconUrl} alt="" width="240" height="320" loading="lazy" decoding="async" />
      {game.gameName}
      <button className="heart" aria-pressed={on} onClick={() => setOn(!on)}>
        {on ? '♥' : '♡'}
      </button>
    </div>
  )
}

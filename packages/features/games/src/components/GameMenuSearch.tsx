import { useText } from '@lobby/i18n'
import { routes, type GameType } from '@lobby/platform/navigation'
import { Button, Chips, SearchField } from '@lobby/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Vendor } from '../queries/games.ts'
import styles from './GameMenu.module.css'

export interface GameMenuSearchProps {
  readonly vendors: readonly Vendor[]
  /** The kinds of games to offer, in this order. */
  readonly types: readonly GameType[]
}

/**
 * Renders a search for games by a part of the game's or the provider's name. The player can limit the search to one
 * kind of games and one provider. The results open in the game list.
 */
export function GameMenuSearch({ vendors, types }: GameMenuSearchProps) {
  const t = useText()
  const navigate = useNavigate()
  const [gameType, setType] = useState<GameType | 'ALL'>('ALL')
  const [vendor, setVendor] = useState('')
  const [search, setSearch] = useState('')
  const show = (text = search) => void navigate(routes.gameList({ gameType, vendor, search: text.trim() }))
  return (
    <div className={styles.filter}>
      <SearchField
        label={t('explore.search')}
        value={search}
        onChange={setSearch}
        onSearch={show}
        maxLength={60}
        clearLabel={t('core.clear')}
      />
      <Chips
        label={t('explore.type')}
        layout="scroll"
        items={[
          { id: 'ALL', label: t('explore.type.all') },
          ...types.map((type) => ({ id: type, label: t(`games.category.${type}`) })),
        ]}
        value={[gameType]}
        onChange={([next]) => {
          setType(types.find((type) => type === next) ?? 'ALL')
          setVendor('')
        }}
      />
      <Chips
        label={t('explore.providers')}
        layout="scroll"
        items={[{ id: '', label: t('explore.providers.all') }, ...providersOf(vendors, gameType)]}
        value={[vendor]}
        onChange={([next = '']) => setVendor(next)}
      />
      <Button tone="brand" wide onClick={() => show()}>
        {t('explore.show')}
      </Button>
    </div>
  )
}

/**
 * Returns the providers of a kind of games as options. Removes duplicates, because the platform may list a provider
 * several times.
 */
function providersOf(vendors: readonly Vendor[], kind: GameType | 'ALL') {
  const ofKind = vendors.filter(({ gameType }) => kind === 'ALL' || gameType === kind)
  return [
    ...new Map(
      ofKind.map(({ vassalage, accountTypeName }) => [vassalage, { id: vassalage, label: accountTypeName }]),
    ).values(),
  ]
}

import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { routes, type GameListAddress } from '@lobby/platform/routes'
import { Button, Chips, SearchField } from '@lobby/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Vendor } from '../queries/games.ts'
import styles from './GameMenu.module.css'

export interface GameFilterProps {
  readonly vendors: readonly Vendor[]
  /** The types to choose from, in their order. */
  readonly types: readonly GameListAddress['gameType'][]
}

/** Finds games from home: a kind, one of its providers, a part of a name. What is chosen is the list that it leads to. */
export function GameFilter({ vendors, types }: GameFilterProps) {
  const t = useText()
  const navigate = useNavigate()
  const { lead } = useMerchant().layout
  const [gameType, setType] = useState(types.find((type) => type === lead) ?? types[0] ?? 'RNG')
  const [vendor, setVendor] = useState('')
  const [search, setSearch] = useState('')
  const show = (text = search) => void navigate(routes.gameList({ gameType, vendor, search: text.trim() }))
  return (
    <div className={styles.filter}>
      <SearchField label={t('explore.search')} value={search} onChange={setSearch} onSearch={show} maxLength={60} clearLabel={t('core.clear')} />
      <Chips
        label={t('explore.type')}
        layout="scroll"
        items={types.map((type) => ({ id: type, label: t(`games.category.${type}`) }))}
        value={[gameType]}
        onChange={([next]) => {
          setType(types.find((type) => type === next) ?? gameType)
          setVendor('')
        }}
      />
      <Chips
        label={t('explore.providers')}
        layout="scroll"
        items={[
          { id: '', label: t('explore.providers.all') },
          ...vendors.filter((each) => each.gameType === gameType).map(({ vassalage, accountTypeName }) => ({ id: vassalage, label: accountTypeName })),
        ]}
        value={[vendor]}
        onChange={([next = '']) => setVendor(next)}
      />
      <Button tone="brand" wide onClick={() => show()}>
        {t('explore.show')}
      </Button>
    </div>
  )
}

import { useText } from '@lobby/i18n'
import type { GameListFilters } from '@lobby/platform/navigation'
import { TitleSelect } from '@lobby/ui'
import { listOtherGameKinds } from '../model/listOtherGameKinds.ts'
import { useGameKinds } from '../model/useGameKinds.ts'
import { GameKindIcon } from './GameKindIcon.tsx'

export interface GameKindSelectProps {
  /** The kind of the games in the list. */
  readonly kind: GameListFilters['gameType']
  readonly onChange: (kind: GameListFilters['gameType']) => void
}

/**
 * Renders the heading of a game list. The heading shows the kind of the games, and opens a menu of the other kinds
 * (specification part 2, section 2.9).
 */
export function GameKindSelect({ kind, onChange }: GameKindSelectProps) {
  const t = useText()
  const offered = [kind, ...listOtherGameKinds(useGameKinds(), kind)]
  return (
    <TitleSelect
      label={t('games.list.kind')}
      closeLabel={t('core.close')}
      failedText={t('games.list.kind.failed')}
      options={offered.map((each) => ({
        value: each,
        label: t(`games.category.${each}`),
        icon: <GameKindIcon category={each} />,
      }))}
      value={kind}
      onChange={(picked) => onChange(offered.find((each) => each === picked) ?? kind)}
    />
  )
}

import { useLanguage, useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import type { GameListAddress } from '@lobby/platform/routes'
import { useStorage } from '@lobby/platform/storage'
import { TitleSelect } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { kinds } from '../model/kinds.ts'
import { allVassalagesQuery } from '../queries/vendors.ts'
import { KindIcon } from './KindIcon.tsx'

export interface KindSelectProps {
  /** The kind of games that is shown. */
  readonly kind: GameListAddress['gameType']
  readonly onChange: (kind: GameListAddress['gameType']) => void
}

/** The heading of a list of games: its kind, and the way to every other one that the platform has; to all, where it has not said which. */
export function KindSelect({ kind, onChange }: KindSelectProps) {
  const t = useText()
  const { language } = useLanguage()
  const { data } = useQuery(allVassalagesQuery(useApi(), useStorage(), language))
  const offered = kinds.filter((each) => each === kind || !data || data.some(({ gameType }) => gameType === each))
  return (
    <TitleSelect
      label={t('games.list.kind')}
      closeLabel={t('core.close')}
      failedText={t('games.list.kind.failed')}
      options={offered.map((each) => ({ value: each, label: t(`games.category.${each}`), icon: <KindIcon category={each} /> }))}
      value={kind}
      onChange={(picked) => onChange(offered.find((each) => each === picked) ?? kind)}
    />
  )
}

import { useLanguageFormat, useLanguage, useText } from '@lobby/i18n'
import { Link } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps, STALE_TIMES_MS } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { ErrorState, Section } from '@lobby/ui'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { getGameKindPath } from '../model/getGameKindPath.ts'
import { gameKinds } from '../model/gameKinds.ts'
import { listOtherGameKinds } from '../model/listOtherGameKinds.ts'
import { allVendorsQuery } from '../queries/vendors.ts'
import { GameKindIcon } from './GameKindIcon.tsx'
import { GameMenuSearch } from './GameMenuSearch.tsx'
import styles from './GameMenu.module.css'
import type { Client } from '@lobby/api'
import { gameList } from '@lobby/api/operations/game'

/** Fetches the number of games of all kinds. */
const gameCountQuery = (api: Client) =>
  queryOptions({
    queryKey: ['gameCount'],
    queryFn: async ({ signal }) =>
      (await api.call(gameList, { query: { platform: 'html5', clientType: 2, pageNo: 1, pageSize: 1 }, signal }))
        .total ?? null,
    staleTime: STALE_TIMES_MS.long,
  })

/** The number of placeholders: three rows of three. */
const MAX_PLACEHOLDER_KINDS = 9

/**
 * Renders a menu of links to every kind of games that the platform has (specification part 2, section 2.9), with a
 * search (specification part 1, section 2). The title shows the number of games, rounded down to hundreds.
 */
export function GameMenu() {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const { number } = useLanguageFormat()
  const all = useQuery(allVendorsQuery(api, useStorage(), language))
  const failure = useQueryFailureProps()
  const { data: vendors, error } = all
  const count = useQuery(gameCountQuery(api)).data ?? 0
  const hundreds = Math.floor((count - 1) / 100) * 100
  const title = hundreds > 0 ? t('explore.title.count', { count: number(hundreds) }) : t('explore.title')
  // Until the providers have loaded, show only as many kinds as fit into the height that home reserves.
  const types = vendors
    ? listOtherGameKinds(gameKinds.filter((type) => vendors.some(({ gameType }) => gameType === type)))
    : listOtherGameKinds(gameKinds).slice(0, MAX_PLACEHOLDER_KINDS)

  if (!vendors && error) {
    return (
      <Section title={title}>
        <ErrorState compact title={t('explore.failed')} {...failure(all)} />
      </Section>
    )
  }
  if (types.length === 0) return null
  return (
    <div className={styles.explore}>
      <Section title={title}>
        <nav aria-label={t('explore.menu')} aria-busy={!vendors}>
          <ul className={styles.menu}>
            {types.map((gameType) => (
              <li key={gameType}>
                <Link className={styles.entry} to={getGameKindPath(gameType)}>
                  <span className={styles.icon}>
                    <GameKindIcon category={gameType} />
                  </span>
                  {t(`games.category.${gameType}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <GameMenuSearch vendors={vendors ?? []} types={types} />
    </div>
  )
}

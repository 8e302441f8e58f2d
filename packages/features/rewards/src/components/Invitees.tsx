import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { useMoneyFormat } from '@lobby/platform/money'
import { useQueryFailureProps } from '@lobby/platform/query'
import {
  Avatar,
  EmptyState,
  ErrorState,
  List,
  Money,
  Spinner,
  StatusTag,
  type StatusTagProps,
  RowsSkeleton,
} from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRewardsQueryParameters } from '../model/useRewardsQueryParameters.ts'
import { useDateFormats } from '../model/useDateFormats.ts'
import { inviteesQuery, type Invitee } from '../queries/invite.ts'
import styles from './Invitees.module.css'

const states = { REGISTERED: 'open', DEPOSITED: 'warn', QUALIFIED: 'win' } as const satisfies Record<
  string,
  StatusTagProps['tone']
>
/** Returns the state of an invited friend. An unknown status counts as registered, the first state. */
const getState = ({ status }: Invitee) =>
  Object.hasOwn(states, status) ? (status as keyof typeof states) : 'REGISTERED'

/** Lists the invited friends page by page, newest first, each with a state and the reward for the invitation. */
export function Invitees() {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { day } = useDateFormats()
  const failure = useQueryFailureProps()
  const query = useInfiniteQuery(inviteesQuery(useRewardsQueryParameters()))
  const { data, error, hasNextPage, isFetching } = query
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const invitees = data?.pages.flatMap(({ content }) => content) ?? []
  const retry = () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())
  return (
    <section className={styles.invitees} aria-labelledby="invitees">
      <h2 id="invitees">{t('invite.list')}</h2>
      {!data && !error && <RowsSkeleton rows={5} />}
      {data && invitees.length === 0 && <EmptyState title={t('invite.none')} text={t('invite.none.text')} />}
      {invitees.length > 0 && (
        <List>
          {invitees.map((invitee) => {
            const state = getState(invitee)
            return (
              <div key={invitee.inviteeId} className={styles.row}>
                <Avatar name={invitee.name} size="s" decorative />
                <span className={styles.words}>
                  <span className={styles.name}>{invitee.name}</span>
                  <span className={styles.joined}>{t('invite.joined', { when: day(invitee.joinedAt) })}</span>
                </span>
                <span className={styles.state}>
                  <StatusTag text={t(`invite.state.${state}`)} tone={states[state]} />
                  {invitee.rewardMinor > 0 && <Money text={`+${formatMinor(invitee.rewardMinor)}`} tone="win" />}
                </span>
              </div>
            )
          })}
        </List>
      )}
      {error && (
        <ErrorState compact title={t(data ? 'invite.more.failed' : 'invite.list.failed')} {...failure(query, retry)} />
      )}
      <div ref={end} className={styles.end}>
        {hasNextPage && !error && <Spinner label={t('core.loading')} />}
      </div>
    </section>
  )
}

import { useText } from '@lobby/i18n'
import { useDebouncedValue } from '@lobby/platform/lazy'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { Button, getButtonClass, EmptyState, InlineNotice, List, SearchField, RowsSkeleton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { possibleReceiversQuery, type TransferReceiver, type TeamMember } from '../queries/downline.ts'
import { InfiniteListEnd } from './InfiniteListEnd.tsx'
import { MemberCheckboxRow } from './MemberCheckboxRow.tsx'
import styles from './TransferReceiverPicker.module.css'

export interface TransferReceiverPickerProps {
  /** The receivers who are already chosen. */
  readonly chosen: readonly TransferReceiver[]
  /** The largest number of receivers. */
  readonly maxReceivers: number
  readonly onChange: (chosen: readonly TransferReceiver[]) => void
  readonly onClose: () => void
}

/** The delay between the last typed character and the search request. */
const SEARCH_DELAY_MS = 250

/**
 * Lets the agent pick the receivers of a transfer from the team: members directly below, or everybody whose user name
 * begins with the search text. A new search does not clear the picked receivers.
 */
export function TransferReceiverPicker({ chosen, maxReceivers, onChange, onClose }: TransferReceiverPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim().slice(0, 32), SEARCH_DELAY_MS)
  const asked = useInfiniteQuery(possibleReceiversQuery(useAgentQueryParameters(), search))
  const { data, error } = asked
  const members = data?.pages.flatMap(({ content }) => content) ?? []
  const full = chosen.length >= maxReceivers
  const toggle = ({ memberId, account, agent }: TeamMember) =>
    onChange(
      chosen.some((each) => each.memberId === memberId)
        ? chosen.filter((each) => each.memberId !== memberId)
        : [...chosen, { memberId, account, agent }],
    )
  const found =
    data && (search === '' ? t('downline.pick.direct') : t('downline.pick.found', { count: data.pages[0]?.total ?? 0 }))
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('downline.pick.title')}
      closeLabel={t('core.close')}>
      <div className={styles.picker}>
        <SearchField
          label={t('downline.pick.search')}
          value={typed}
          onChange={setTyped}
          maxLength={32}
          clearLabel={t('core.clear')}
          results={found}
          busy={asked.isFetching && search !== ''}
        />
        {full && <InlineNotice tone="warn">{t('downline.pick.full', { most: maxReceivers })}</InlineNotice>}
        {!data && !error && <RowsSkeleton rows={4} height={64} />}
        {data &&
          members.length === 0 &&
          (search === '' ? (
            <Nobody />
          ) : (
            <EmptyState drawing={null} title={t('downline.pick.unknown')} text={t('downline.pick.unknown.text')} />
          ))}
        {members.length > 0 && (
          <List>
            {members.map((member) => {
              const picked = chosen.some(({ memberId }) => memberId === member.memberId)
              return (
                <MemberCheckboxRow
                  key={member.memberId}
                  member={member}
                  picked={picked}
                  disabled={member.disabled || (full && !picked)}
                  onToggle={() => toggle(member)}
                />
              )
            })}
          </List>
        )}
        <InfiniteListEnd query={asked} errorTitle={t('downline.pick.failed')} />
        <div className={styles.foot}>
          <Button tone="brand" size="l" wide onClick={onClose}>
            {t('downline.pick.done')}
            {chosen.length > 0 && (
              <span className={styles.count}>
                {t('downline.send.count', { count: chosen.length, most: maxReceivers })}
              </span>
            )}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}

function Nobody() {
  const t = useText()
  return (
    <EmptyState
      title={t('downline.pick.none')}
      text={t('downline.pick.none.text')}
      action={
        <Link className={getButtonClass({ tone: 'brand' })} to={agentRoutes.openAccount()}>
          {t('downline.pick.none.open')}
        </Link>
      }
    />
  )
}

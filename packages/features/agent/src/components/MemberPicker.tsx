import { useQueryFailureProps } from '@lobby/platform/query'
import { EmptyState, ErrorState, List, ListRow, SearchField, RowsSkeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useContractQueryParameters } from '../model/useContractQueryParameters.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import { directDownlinesQuery, type DirectDownline } from '../queries/contracts.ts'
import styles from './ContractOfferSheet.module.css'

/**
 * Lets the agent pick a member directly below. Lists the newest members, and finds others by the beginning of the user
 * name.
 */
export function MemberPicker({ onPick }: { readonly onPick: (member: DirectDownline) => void }) {
  const { t } = useContractFormat()
  const failure = useQueryFailureProps()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const query = useQuery(directDownlinesQuery(useContractQueryParameters(), search))
  const { data, error } = query
  return (
    <>
      <SearchField
        label={t('contracts.pick.search')}
        clearLabel={t('contracts.pick.clear')}
        value={text}
        maxLength={32}
        busy={query.isFetching}
        onChange={setText}
      />
      {!data &&
        (error ? (
          <ErrorState compact title={t('contracts.pick.failed')} {...failure(query)} />
        ) : (
          <RowsSkeleton rows={4} leading="words" lines={2} />
        ))}
      {data && data.length === 0 && (
        <EmptyState drawing={null} title={t(search === '' ? 'contracts.pick.none' : 'contracts.pick.nobody')} />
      )}
      {data && data.length > 0 && (
        <div className={styles.members}>
          <List>
            {data.map((member) => (
              <ListRow
                key={member.memberId}
                label={member.account}
                {...(member.nickname !== null && { hint: member.nickname })}
                onPress={() => onPick(member)}
              />
            ))}
          </List>
        </div>
      )}
    </>
  )
}

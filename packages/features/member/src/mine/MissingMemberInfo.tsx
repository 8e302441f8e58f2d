import { useText } from '@lobby/i18n'
import { useFailure } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { MemberCentre } from './useMemberCentre.ts'

/** Shows an error with a retry button if the member info has failed to load. */
export function MissingMemberInfo({ failedQuery }: Pick<MemberCentre, 'failedQuery'>) {
  const t = useText()
  const failure = useFailure()
  return failedQuery && <ErrorState compact title={t('mine.failed')} {...failure(failedQuery)} />
}

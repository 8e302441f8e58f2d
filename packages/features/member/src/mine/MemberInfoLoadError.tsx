import { useText } from '@lobby/i18n'
import { useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { MemberCentreState } from './useMemberCentre.ts'

/** Shows an error with a retry button if the member info has failed to load. */
export function MemberInfoLoadError({ failedQuery }: Pick<MemberCentreState, 'failedQuery'>) {
  const t = useText()
  const failure = useQueryFailureProps()
  return failedQuery && <ErrorState compact title={t('mine.failed')} {...failure(failedQuery)} />
}

import { useText } from '@lobby/i18n'
import { useFailure } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { MemberCentre } from './useMemberCentre.ts'

/** Shows below the member card that the member info did not load, with a retry button. */
export function MissingMemberInfo({ failedQuery }: Pick<MemberCentre, 'failedQuery'>) {
  const t = useText()
  const failure = useFailure()
  return failedQuery && <ErrorState compact title={t('mine.failed')} {...failure(failedQuery)} />
}

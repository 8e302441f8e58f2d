import { useText } from '@lobby/i18n'
import { useFailure } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { MineStanding } from './useStanding.ts'

/** Shows below the card that the member info did not load, with a retry button. */
export function MissingInfo({ failed }: Pick<MineStanding, 'failed'>) {
  const t = useText()
  const failure = useFailure()
  return failed && <ErrorState compact title={t('mine.failed')} {...failure(failed)} />
}

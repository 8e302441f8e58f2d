import { useText } from '@lobby/i18n'
import { useFailure } from '@lobby/platform/query'
import { ErrorState } from '@lobby/ui'
import type { MineStanding } from './useStanding.ts'

/** Says below the card that what the platform knows of the member did not come, and asks for it again. */
export function MissingInfo({ failed }: Pick<MineStanding, 'failed'>) {
  const t = useText()
  const failure = useFailure()
  return failed && <ErrorState compact title={t('mine.failed')} {...failure(failed)} />
}

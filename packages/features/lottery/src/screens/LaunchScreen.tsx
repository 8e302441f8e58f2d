import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { isOwnLimitError, getRefusalMessageId } from '@lobby/platform/query'
import { useMerchant } from '@lobby/platform/merchant'
import { getReturnPagePath, parseLotteryLaunchParameters, responsibleRoute } from '@lobby/platform/navigation'
import { ErrorState, Page, Spinner } from '@lobby/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useLotteryLaunch } from '../model/useLotteryLaunch.ts'
import styles from './LaunchScreen.module.css'

export interface LaunchScreenProps {
  /** Navigates to a URL outside this site; by default replaces the history entry. */
  readonly assign?: (url: string) => void
}

/**
 * Renders `/m/launchGame`: launches the lottery in the URL, or the lobby of all lotteries (specification part 2,
 * section 7). Shows a loading message until the lottery opens.
 */
export function LaunchScreen({ assign }: LaunchScreenProps) {
  const t = useText()
  const navigate = useNavigate()
  const { name } = useMerchant()
  const [query] = useSearchParams()
  const address = parseLotteryLaunchParameters(query)
  const { error, retry } = useLotteryLaunch(address, assign)
  // After a refusal, show no retry button, because the platform would refuse the launch again.
  const final = error instanceof ApiError && error.kind === 'refused'
  return (
    <Page title={t('lottery.menu.page', { name })}>
      <h1 className="visually-hidden">{t('lottery.menu.title')}</h1>
      {error ? (
        <ErrorState
          title={t('lottery.launch.failed')}
          text={t(
            error instanceof ApiError && error.code === 'game.address'
              ? 'games.launch.address'
              : getRefusalMessageId(error),
          )}
          actionLabel={t(isOwnLimitError(error) ? 'error.responsible.way' : final ? 'core.back' : 'core.retry')}
          onAction={
            isOwnLimitError(error)
              ? () => void navigate(responsibleRoute(), { replace: true })
              : final
                ? () => void navigate(getReturnPagePath(address.pageBack), { replace: true })
                : retry
          }
        />
      ) : (
        <div className={styles.opening} role="status">
          <span className={styles.ring}>
            <Spinner />
          </span>
          <p>{t(address.code === 'lobby' ? 'lottery.launch.lobby' : 'lottery.launch.betting')}</p>
        </div>
      )}
    </Page>
  )
}

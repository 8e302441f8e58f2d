import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { LotteryBalls, Card } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { parseWinningDigits } from '../model/parseWinningDigits.ts'
import { recentDrawsQuery } from '../queries/betting.ts'
import styles from './LastDraws.module.css'

export interface LastDrawsProps {
  /** The code of the lottery. */
  readonly code: string
  /** The number of the lottery's last draw. */
  readonly numero: string
}

/**
 * Shows the results of the last draws of a lottery. Renders nothing if the results fail to load, because the header of
 * the page already shows the last result.
 */
export function LastDraws({ code, numero }: LastDrawsProps) {
  const t = useText()
  const { time } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const { data } = useQuery({ ...recentDrawsQuery(useApi(), code, numero), placeholderData: (before) => before })
  if (!data?.length) return null
  return (
    <Card title={t('betting.history')}>
      <ol className={styles.draws}>
        {data.map((draw) => (
          <li key={draw.numero} className={styles.draw}>
            <span className={styles.number}>
              {draw.numero} · {time(draw.winningTime, { hour: 'numeric', minute: '2-digit', timeZone })}
            </span>
            <LotteryBalls
              balls={parseWinningDigits(draw.winningNumber)}
              label={t('betting.last', { numero: draw.numero })}
              align="end"
            />
          </li>
        ))}
      </ol>
    </Card>
  )
}

import { useText } from '@lobby/i18n'
import { Link } from '@lobby/platform/navigation'
import { contractKinds, type ContractKind } from '../queries/contracts.ts'
import styles from './ContractKindNav.module.css'

export interface ContractKindNavProps {
  /** The kind of contract that the page shows. */
  readonly kind: ContractKind
  readonly to: (kind: ContractKind) => string
}

const short = {
  DAILY: 'contracts.each.DAY',
  DIVIDEND: 'contracts.kind.DIVIDEND',
  HOURLY: 'contracts.each.HOUR',
} as const

/** Links to the pages of the three kinds of contracts, and marks the current page. */
export function ContractKindNav({ kind, to }: ContractKindNavProps) {
  const t = useText()
  return (
    <nav aria-label={t('contracts.kinds')}>
      <ul className={styles.kinds}>
        {contractKinds.map((each) => (
          <li key={each}>
            <Link className={styles.kind ?? ''} to={to(each)} aria-current={each === kind ? 'page' : undefined}>
              {t(short[each])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

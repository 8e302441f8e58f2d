import { Skeleton } from '@lobby/ui'
import styles from './HomeWidgetPlaceholder.module.css'

export type HomeWidgetName = 'matches' | 'draws' | 'menu'

/**
 * Renders the placeholder of a widget of home while its code loads: a title and a card. `menu` is the placeholder of
 * the last widgets, the promotions and the menu of games.
 */
export function HomeWidgetPlaceholder({ of }: { readonly of: HomeWidgetName }) {
  return (
    <div className={styles.room} data-of={of}>
      <Skeleton shape="line" width="quarter" />
      <Skeleton shape="block" className={styles.card ?? ''} />
    </div>
  )
}

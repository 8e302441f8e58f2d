import { Skeleton } from '@lobby/ui'
import styles from './WidgetRoom.module.css'

export type Widget = 'matches' | 'draws' | 'menu'

/** The room of hot matches, of the next draws or of the promotions and the menu of games until their code is here: a title, and a card below it. */
export function WidgetRoom({ of }: { readonly of: Widget }) {
  return (
    <div className={styles.room} data-of={of}>
      <Skeleton shape="line" width="quarter" />
      <Skeleton shape="block" className={styles.card ?? ''} />
    </div>
  )
}

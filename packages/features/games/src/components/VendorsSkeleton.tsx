import { Skeleton, TileGrid } from '@lobby/ui'
import styles from './VendorCard.module.css'

/** Renders placeholder tiles for vendors that are loading. */
export function VendorsSkeleton() {
  return (
    <div aria-busy>
      <TileGrid columns="cards">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={styles.card}>
            <div className={styles.awaited}>
              <Skeleton shape="tile" />
            </div>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" width="half" />
          </div>
        ))}
      </TileGrid>
    </div>
  )
}

import type { PublicMerchant } from '@lobby/merchant'
import { Picture, Rail, Skeleton, TileGrid, TileSkeleton } from '@lobby/ui'
import styles from '../screens/home/HomeScreen.module.css'

export interface HomeSkeletonProps {
  readonly merchant: Pick<PublicMerchant, 'name' | 'hero'>
  /** Texts of the namespace `core`, by id. */
  readonly text: Readonly<Record<string, string>>
}

const rail = Array.from({ length: 4 }, (_, index) => <TileSkeleton key={index} shape="portrait" />)
const grid = Array.from({ length: 9 }, (_, index) => <TileSkeleton key={index} shape="square" />)

/** Home before its code is here: stamped into the document, and the fallback while home's chunk loads. */
export function HomeSkeleton({ merchant, text }: HomeSkeletonProps) {
  const { hero, name } = merchant
  return (
    <main className={styles.home} aria-busy="true">
      <Picture path={hero.src} hosts={['']} alt={name} name={name} width={750} height={320} priority />
      <Rail title={text['games.hot.title'] ?? ''}>{rail}</Rail>
      <div className={styles.tabs}>
        <Skeleton shape="block" />
        <TileGrid>{grid}</TileGrid>
      </div>
    </main>
  )
}

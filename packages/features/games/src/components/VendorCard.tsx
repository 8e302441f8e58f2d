import { useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { Link, gameRoutes } from '@lobby/platform/navigation'
import type { GameLaunchState } from '@lobby/platform/ports'
import { Picture, VendorTile } from '@lobby/ui'
import type { ListedVendor } from '../queries/vendorList.ts'
import styles from './VendorCard.module.css'

export interface VendorCardProps extends Pick<GameLaunchState, 'opening' | 'launch'> {
  readonly vendor: ListedVendor
  /** True if a press opens the list of the vendor's games. By default a press launches the vendor's lobby. */
  readonly linksToGames?: boolean
}

/**
 * Renders the tile of a vendor, with the number of the vendor's games. A press launches the vendor's lobby
 * (specification part 2, section 2.11) or opens the list of the vendor's games. The tile of a vendor under maintenance
 * only opens this list.
 */
export function VendorCard({ vendor, linksToGames = false, opening, launch }: VendorCardProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { vassalage, accountTypeName: name, gameType, gameId, nodeId, mobileLargeIcon, count, maintenance } = vendor
  const picture = <Picture path={mobileLargeIcon} hosts={hosts} alt="" name={name} width={200} height={120} />
  const words = (
    <span className={styles.words}>
      <strong>{name}</strong>
      {maintenance ? t('centre.vendor.resting') : t('games.list.found', { count })}
    </span>
  )
  if (linksToGames || maintenance) {
    return (
      <Link
        to={gameRoutes.gameLobby({ vendor: vassalage, gameType })}
        className={styles.card}
        data-resting={maintenance || undefined}>
        <span className={styles.face}>{picture}</span>
        {words}
      </Link>
    )
  }
  return (
    <div className={styles.card}>
      <VendorTile
        name={name}
        picture={picture}
        busy={opening === nodeId}
        onPlay={() => launch({ vendor: vassalage, roomId: gameId, nodeId, category: gameType, name })}
      />
      {words}
    </div>
  )
}

import { useImageHosts } from '@lobby/platform/media'
import { Picture } from '@lobby/ui'
import styles from './GameListFilterSheet.module.css'

/** Renders the small picture next to a provider's name. Renders nothing if the provider has no picture. */
export function VendorIcon({ path, name }: { readonly path: string | undefined; readonly name: string }) {
  const hosts = useImageHosts()
  return path ? (
    <span className={styles.mark}>
      <Picture path={path} hosts={hosts} alt="" name={name.slice(0, 1)} width={24} height={24} />
    </span>
  ) : null
}

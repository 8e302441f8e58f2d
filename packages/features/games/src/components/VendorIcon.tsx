import { useImageHosts } from '@lobby/platform/media'
import { Picture } from '@lobby/ui'
import styles from './GameListFilterSheet.module.css'

/** The small picture of a provider, shown next to the provider's name. Renders nothing without a picture. */
export function VendorIcon({ path, name }: { readonly path: string | undefined; readonly name: string }) {
  const hosts = useImageHosts()
  return path ? (
    <span className={styles.mark}>
      <Picture path={path} hosts={hosts} alt="" name={name.slice(0, 1)} width={24} height={24} />
    </span>
  ) : null
}

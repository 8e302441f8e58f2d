import { useImageHosts } from '@lobby/platform/media'
import { Link, getPromotionPath } from '@lobby/platform/navigation'
import { Picture } from '@lobby/ui'
import type { PopularAnnouncement } from '../queries/popularAnnouncements.ts'
import styles from './PopularAnnouncementCard.module.css'

const size = { width: 750, height: 320 }

/** Renders a promoted announcement. The whole card is a link if the announcement has a target. */
export function PopularAnnouncementCard({ announcement }: { readonly announcement: PopularAnnouncement }) {
  const hosts = useImageHosts()
  const { title, summary, url, promotionType } = announcement
  const target = getPromotionPath(promotionType)
  const content = (
    <>
      <Picture path={url} hosts={hosts} alt="" name={title} {...size} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
      </span>
    </>
  )
  return target === null ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <Link className={styles.card} to={target}>
      {content}
    </Link>
  )
}

import { useFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useRichLinks } from '@lobby/platform/navigation'
import { RichText } from '@lobby/ui/rich-text'
import { Pin } from '@lobby/ui/icons'
import { useId, useMemo } from 'react'
import { pagesOf } from '../model/entries.ts'
import type { AgentNotice } from '../queries/agentNotices.ts'
import styles from './NoticeItem.module.css'

export interface NoticeItemProps {
  readonly notice: AgentNotice
  readonly open: boolean
  readonly onToggle: () => void
}

/**
 * A notice for agents: a mark while it is unread, its title and when it was published, by the merchant's clock; a press opens its content in
 * place, which may lead to the pages of agents that the merchant has.
 */
export function NoticeItem({ notice: { title, content, publishedAt, pinned, read }, open, onToggle }: NoticeItemProps) {
  const t = useText()
  const { date } = useFormat()
  const { timeZone, flags } = useMerchant()
  const links = useRichLinks(useMemo(() => pagesOf(flags), [flags]))
  const id = useId()
  return (
    <li className={styles.item} data-open={open || undefined} data-unread={!read || undefined}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <span className={styles.mark} aria-hidden="true" />
          <span className={styles.words}>
            {!read && <span className="visually-hidden">{t('agent.notices.unread')}</span>}
            <span className={styles.title}>{title}</span>
            <span className={styles.about}>
              <time dateTime={publishedAt}>
                {date(publishedAt, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })}
              </time>
              {pinned && (
                <span className={styles.pinned}>
                  <Pin aria-hidden />
                  {t('agent.notices.pinned')}
                </span>
              )}
            </span>
          </span>
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={styles.content} hidden={!open}>
        {open && <RichText {...links} content={content} />}
      </div>
    </li>
  )
}

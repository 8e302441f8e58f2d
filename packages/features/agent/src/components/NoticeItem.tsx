import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useRichTextLinks } from '@lobby/platform/navigation'
import { AccordionItem } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { Pin } from '@lobby/ui/icons'
import { useMemo } from 'react'
import { listAgentEntryRoutes } from '../model/entries.ts'
import type { AgentNotice } from '../queries/agentNotices.ts'
import styles from './NoticeItem.module.css'

export interface NoticeItemProps {
  readonly notice: AgentNotice
  readonly open: boolean
  readonly onToggle: () => void
}

/**
 * Shows a notice for agents: an unread mark, its title and its publication time in the merchant's time zone. A press
 * expands the content of the notice, which may link to the agent pages that the merchant has.
 */
export function NoticeItem({ notice: { title, content, publishedAt, pinned, read }, open, onToggle }: NoticeItemProps) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone, flags } = useMerchant()
  const links = useRichTextLinks(useMemo(() => listAgentEntryRoutes(flags), [flags]))
  return (
    <AccordionItem
      open={open}
      onToggle={onToggle}
      head={
        <>
          <span className={styles.mark} data-unread={!read || undefined} aria-hidden="true" />
          <span className={styles.words}>
            {!read && <span className="visually-hidden">{t('agent.notices.unread')}</span>}
            <span className={styles.title} data-strong={!read || open || undefined}>
              {title}
            </span>
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
        </>
      }>
      <div className={styles.content}>
        <RichText {...links} content={content} />
      </div>
    </AccordionItem>
  )
}

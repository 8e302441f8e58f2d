import { useLanguageFormat, useText } from '@lobby/i18n'
import { useRichTextLinks } from '@lobby/platform/navigation'
import { AccordionItem } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { Pin, CreditCard, Dices, LifeBuoy, Newspaper, Wrench } from '@lobby/ui/icons'
import { useEffect, useRef } from 'react'
import type { Notice } from '../queries/mobileNotice.ts'
import styles from './NoticeItem.module.css'
import { getNoticeTopic, type NoticeTopic } from './noticeTopics.ts'

const topicIcons = {
  news: Newspaper,
  games: Dices,
  payments: CreditCard,
  maintenance: Wrench,
  safety: LifeBuoy,
} as const

function TopicIcon({ topic }: { readonly topic: NoticeTopic }) {
  const Icon = topicIcons[topic]
  return <Icon aria-hidden />
}

export interface NoticeItemProps {
  readonly notice: Notice
  readonly open: boolean
  readonly onToggle: () => void
  /** True if the URL contains the id of this notice. The page then scrolls to the notice. */
  readonly isTarget: boolean
}

/** Renders one notice with its topic, time and title. A press shows or hides its content below the title. */
export function NoticeItem({ notice, open, onToggle, isTarget }: NoticeItemProps) {
  const t = useText()
  const { date, time } = useLanguageFormat()
  const links = useRichTextLinks()
  const item = useRef<HTMLLIElement>(null)
  const topic = getNoticeTopic(notice)
  useEffect(() => {
    if (isTarget) item.current?.scrollIntoView({ block: 'center' })
  }, [isTarget])
  return (
    <AccordionItem
      ref={item}
      open={open}
      onToggle={onToggle}
      head={
        <>
          <span className={styles.icon} data-topic={topic}>
            <TopicIcon topic={topic} />
          </span>
          <span className={styles.words}>
            <span className={styles.about}>
              {t(`notice.topic.${topic}`)}
              {notice.pinned && (
                <span className={styles.pinned}>
                  <Pin aria-hidden />
                  {t('notice.pinned')}
                </span>
              )}
            </span>
            <span className={styles.title}>{notice.title}</span>
            <time className={styles.when} dateTime={notice.publishedAt}>
              {`${date(notice.publishedAt, { day: '2-digit', month: 'short' })}, ${time(notice.publishedAt)}`}
            </time>
          </span>
        </>
      }>
      <RichText {...links} content={notice.content} />
    </AccordionItem>
  )
}

import { ApiError } from '@lobby/api'
import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, useRichTextLinks } from '@lobby/platform/navigation'
import { useQueryFailureProps, useSingleMutation } from '@lobby/platform/query'
import { Button, getButtonClass, ErrorState, RowsSkeleton } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from '@lobby/ui/icons'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { getMailSubjectLink } from '../model/getMailSubjectLink.ts'
import { useMailActions } from '../model/useMailActions.ts'
import { useSenderName } from '../model/useSenderName.ts'
import { mailQuery, type MailDetail } from '../queries/mails.ts'
import { useInboxQueryParameters } from '../queries/inboxQueryParameters.ts'
import { DeleteMailsDialog } from './DeleteMailsDialog.tsx'
import { SenderIcon } from './SenderIcon.tsx'
import styles from './MailView.module.css'

export interface MailViewProps {
  readonly mailId: number
  /** Goes back to the list. */
  readonly onBack: () => void
}

/** Renders one complete mail. Marks the mail as read after the mail has loaded. */
export function MailView({ mailId, onBack }: MailViewProps) {
  const t = useText()
  const failure = useQueryFailureProps()
  const query = useQuery(mailQuery(useInboxQueryParameters(), mailId))
  const { data, error } = query
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    // Scroll to the top, because the list restores its scroll position only when the page is at the top.
    return () => window.scrollTo(0, 0)
  }, [])
  if (data) return <Letter detail={data} onLeave={onBack} />
  if (!error) return <RowsSkeleton rows={1} leading="picture" lines={3} />
  if (error instanceof ApiError && error.code === 'mail.unknown') {
    return (
      <ErrorState
        title={t('inbox.one.gone')}
        text={t('inbox.one.gone.text')}
        actionLabel={t('inbox.one.back')}
        onAction={onBack}
      />
    )
  }
  return <ErrorState title={t('inbox.one.failed')} {...failure(query)} />
}

function Letter({ detail: { mail, content }, onLeave }: { readonly detail: MailDetail; readonly onLeave: () => void }) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { flags, timeZone } = useMerchant()
  const links = useRichTextLinks()
  const sender = useSenderName()
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  const { mailId, mailbox, title, sentAt } = mail
  const { markRead } = useMailActions()
  const reading = useSingleMutation({ mutationKey: ['readMessages', mailId], mutationFn: () => markRead([mailId]) })
  const subjectLink = getMailSubjectLink(mail, flags)

  // If the platform refuses, the mail stays unread. Show no error, because the member did not start this request.
  const markOpened = useEffectEvent(() => {
    if (!mail.read) reading.mutate()
  })
  useEffect(() => markOpened(), [mailId])

  // Call `onLeave` only after the dialog is closed, because Back would otherwise close the dialog and not the mail.
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted])
  return (
    <article className={styles.mail} aria-labelledby="mail-title">
      <header className={styles.head}>
        <SenderIcon mailbox={mailbox} />
        <div className={styles.from}>
          <p className={styles.sender}>{sender(mailbox)}</p>
          <time className={styles.when} dateTime={sentAt}>
            {date(sentAt, {
              day: 'numeric',
              month: 'long',
              year: 'numeric',
              hour: 'numeric',
              minute: '2-digit',
              timeZone,
            })}
          </time>
        </div>
      </header>
      <h2 id="mail-title" className={styles.title}>
        {title}
      </h2>
      <RichText {...links} content={content} />
      <div className={styles.actions}>
        {subjectLink && (
          <Link className={getButtonClass({ tone: 'brand' })} to={subjectLink.to}>
            {t(subjectLink.label)}
          </Link>
        )}
        <Button tone="quiet" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
          {t('inbox.delete')}
        </Button>
      </div>
      {isAsking && (
        <DeleteMailsDialog
          mailIds={[mailId]}
          onClose={() => setIsAsking(false)}
          onDone={() => (setIsAsking(false), setIsDeleted(true))}
        />
      )}
    </article>
  )
}

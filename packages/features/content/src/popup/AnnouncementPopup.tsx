import { useText, type MessageId } from '@lobby/i18n'
import { useOpenDialogAutomatically } from '@lobby/platform/environment'
import { useRichTextLinks, getPromotionPath, routes } from '@lobby/platform/navigation'
import { Button, IconButton } from '@lobby/ui'
import { Modal } from '@lobby/ui/overlays'
import { RichText } from '@lobby/ui/rich-text'
import { ChevronLeft, ChevronRight } from '@lobby/ui/icons'
import { useState } from 'react'
import styles from './AnnouncementPopup.module.css'
import { splitLeadingPicture } from './splitLeadingPicture.ts'
import type { DuePopupPages } from './useDuePopupPages.ts'
import { useHorizontalSwipe } from './useHorizontalSwipe.ts'

const actionTexts: ReadonlyMap<string, MessageId> = new Map([
  [routes.register(), 'notice.action.register'],
  [routes.login(), 'notice.action.login'],
  [routes.rewards(), 'notice.action.rewards'],
  [routes.deposit(), 'notice.action.deposit'],
  [routes.invite(), 'notice.action.invite'],
  [routes.service(), 'notice.action.service'],
])

/** Returns the message id of an action's label: a specific label for known paths, otherwise a general one. */
const getActionText = (path: string): MessageId => actionTexts.get(path) ?? 'notice.action.more'

export interface AnnouncementPopupProps extends Omit<DuePopupPages, 'key'> {
  /**
   * The time when the popup pages arrived, in milliseconds of `performance.now()`. The popup opens 500 ms after this
   * time, or later if its code has not loaded by then.
   */
  readonly listedAt?: number
  /** Called with the path when the player presses a page's action or a link in its content. */
  readonly onGo: (path: string) => void
}

/** Returns true if the player has scrolled the site's page and is probably reading. */
const isScrolled = () => window.scrollY > 0

/**
 * Renders the announcement popup (specification part 1, sections 2 and 4). Shows one popup page at a time. The
 * `promotionType` of a page sets the target of its action. The popup does not open if the player has scrolled the site
 * below it.
 */
export function AnnouncementPopup({
  pages,
  areDue,
  listedAt,
  onOpened,
  onClose,
  onClosed,
  onGo,
}: AnnouncementPopupProps) {
  const t = useText()
  const links = useRichTextLinks()
  const [open, hide] = useOpenDialogAutomatically(areDue, onOpened, isScrolled, listedAt)
  const [pageIndex, setPageIndex] = useState(0)
  const [direction, setDirection] = useState<'next' | 'previous'>('next')
  const turn = (by: 1 | -1) => {
    const next = Math.min(Math.max(pageIndex + by, 0), pages.length - 1)
    if (next === pageIndex) return
    setDirection(by > 0 ? 'next' : 'previous')
    setPageIndex(next)
  }
  const swipe = useHorizontalSwipe(turn)
  const page = pages[pageIndex]
  if (!page) return null

  const close = () => {
    hide()
    onClose()
  }
  const go = (path: string) => {
    close()
    onGo(path)
  }
  const [picture, rest] = splitLeadingPicture(page.content)
  const target = getPromotionPath(page.promotionType)
  const hasPager = pages.length > 1
  const isLast = pageIndex === pages.length - 1
  const follow = { ...links, onFollow: go }
  const action = () => {
    if (target !== null)
      return (
        <Button tone="brand" wide onClick={() => go(target)}>
          {t(getActionText(target))}
        </Button>
      )
    if (isLast)
      return (
        <Button tone="brand" wide onClick={close}>
          {t('notice.popup.done')}
        </Button>
      )
    return (
      <Button tone="brand" wide onClick={() => turn(1)}>
        {t('notice.popup.next')}
      </Button>
    )
  }
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={onClosed}
      title={page.title}
      closeLabel={t('core.close')}
      {...(picture !== '' && { picture: <RichText key={pageIndex} {...follow} content={picture} /> })}
      {...(hasPager && {
        note: <span aria-live="polite">{t('notice.popup.place', { n: pageIndex + 1, of: pages.length })}</span>,
      })}
      foot={
        <div className={styles.foot}>
          {hasPager && (
            <div className={styles.pager}>
              <IconButton label={t('notice.popup.previous')} aria-disabled={pageIndex === 0} onClick={() => turn(-1)}>
                <ChevronLeft className={styles.arrow} />
              </IconButton>
              <span className={styles.dots} aria-hidden="true">
                {pages.map(({ id }, index) => (
                  <i key={id} data-current={index === pageIndex || undefined} />
                ))}
              </span>
              <IconButton label={t('notice.popup.next')} aria-disabled={isLast} onClick={() => turn(1)}>
                <ChevronRight className={styles.arrow} />
              </IconButton>
            </div>
          )}
          {action()}
        </div>
      }>
      <div key={pageIndex} className={styles.page} data-way={hasPager ? direction : undefined} {...swipe}>
        <RichText {...follow} content={rest} />
      </div>
    </Modal>
  )
}

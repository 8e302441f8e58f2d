import { useText } from '@lobby/i18n'
import { useRichTextLinks, routes } from '@lobby/platform/navigation'
import { MembersOnly, useRequireRealAccount, useRequireSession } from '@lobby/platform/session'
import { Section } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { lazy, Suspense, useState } from 'react'
import { usePromotionActions } from '../model/usePromotionActions.ts'
import type { ActivityDetail } from '../queries/activities.ts'
import { ActionBar } from './ActionBar.tsx'
import styles from './Promotion.module.css'
import { PromotionHero } from './PromotionHero.tsx'
import { StatusCard } from './StatusCard.tsx'

// Loaded on demand, because only players who apply need the form.
const ApplySheet = lazy(() => import('./ApplySheet.tsx').then((module) => ({ default: module.ApplySheet })))

export interface PromotionProps {
  readonly activityId: number
  /**
   * Undefined until it has loaded, and after the end of the session that it was fetched for. An open form stays open.
   */
  readonly detail: ActivityDetail | undefined
  /** True when the data is for the current session, and not what a guest saw before. */
  readonly isCurrent: boolean
}

/** A promotion: its head, its status, its terms and its main action. The application form opens over it. */
export function Promotion({ activityId, detail, isCurrent }: PromotionProps) {
  const t = useText()
  const links = useRichTextLinks()
  const part = usePromotionActions(activityId)
  const requireSession = useRequireSession()
  const requireRealAccount = useRequireRealAccount()
  const [isFormRequested, setIsFormRequested] = useState(false)
  const [form, setForm] = useState<{ readonly detail: ActivityDetail; readonly open: boolean } | null>(null)

  // The member who has just signed in may have applied before.
  if (isFormRequested && detail && isCurrent) {
    setIsFormRequested(false)
    if (detail.activity.action === 'APPLY') setForm({ detail: form?.detail ?? detail, open: true })
  }
  return (
    <>
      {detail && (
        <>
          <PromotionHero activity={detail.activity} />
          <div className={styles.inset}>
            <StatusCard detail={detail} />
          </div>
          <Section title={t('promotions.terms')}>
            <RichText content={detail.content} {...links} />
          </Section>
          <ActionBar
            activity={detail.activity}
            actions={part}
            onApply={() => requireSession(() => requireRealAccount(() => setIsFormRequested(true)))}
          />
        </>
      )}
      {form && (
        <MembersOnly redirectTo={routes.activity()}>
          <Suspense fallback={null}>
            <ApplySheet
              detail={form.detail}
              open={form.open}
              onClose={() => setForm({ ...form, open: false })}
              onApplied={() => setForm(null)}
            />
          </Suspense>
        </MembersOnly>
      )}
    </>
  )
}

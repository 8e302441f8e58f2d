import { useText } from '@lobby/i18n'
import { useRichTextLinks, routes } from '@lobby/platform/navigation'
import { MembersOnly, useRequireRealAccount, useRequireSession } from '@lobby/platform/session'
import { Section } from '@lobby/ui'
import { RichText } from '@lobby/ui/rich-text'
import { lazy, Suspense, useState } from 'react'
import { usePromotionActions } from '../model/usePromotionActions.ts'
import type { ReceivedPromotionDetail } from '../queries/activities.ts'
import { PromotionActionBar } from './PromotionActionBar.tsx'
import styles from './PromotionDetailView.module.css'
import { PromotionHero } from './PromotionHero.tsx'
import { PromotionStatusCard } from './PromotionStatusCard.tsx'

// Load the form on demand, because only players who apply for a promotion need it.
const ApplySheet = lazy(() => import('./ApplicationSheet.tsx').then((module) => ({ default: module.ApplicationSheet })))

export interface PromotionDetailViewProps {
  readonly activityId: number
  /**
   * The promotion; undefined until the promotion has loaded for the current session. An open form stays open while the
   * promotion loads.
   */
  readonly detail: ReceivedPromotionDetail | undefined
  /**
   * True if `detail` was fetched for the current session. False if `detail` was fetched before the player signed in.
   */
  readonly isCurrent: boolean
}

/** Shows a promotion: picture and title, status, terms and main action. The application form opens in a sheet. */
export function PromotionDetailView({ activityId, detail, isCurrent }: PromotionDetailViewProps) {
  const t = useText()
  const links = useRichTextLinks()
  const part = usePromotionActions(activityId)
  const requireSession = useRequireSession()
  const requireRealAccount = useRequireRealAccount()
  const [isFormRequested, setIsFormRequested] = useState(false)
  const [form, setForm] = useState<{ readonly detail: ReceivedPromotionDetail; readonly open: boolean } | null>(null)

  // Wait until the promotion has loaded for the new session: the member who has just signed in may have applied before.
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
            <PromotionStatusCard detail={detail} />
          </div>
          <Section title={t('promotions.terms')}>
            <RichText content={detail.content} {...links} />
          </Section>
          <PromotionActionBar
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

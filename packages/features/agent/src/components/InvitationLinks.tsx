import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { validateInvitationLink } from '@lobby/platform/navigation'
import { useNotify } from '@lobby/platform/ports'
import { setMutationResult, useQueryFailureProps } from '@lobby/platform/query'
import { EmptyState, ErrorState } from '@lobby/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLastDefinedValue } from '../model/useLastDefinedValue.ts'
import { useAgentQueryParameters } from '../model/useAgentQueryParameters.ts'
import { invitationLinksQuery, type InvitationLink, type InvitationLinksState } from '../queries/openAccount.ts'
import type { RebateRate } from '../queries/rates.ts'
import { DownlineSkeleton } from './DownlineSkeleton.tsx'
import { InvitationLinkCard } from './InvitationLinkCard.tsx'
import { InvitationLinkForm } from './InvitationLinkForm.tsx'
import panels from './Panels.module.css'
import styles from './InvitationLinks.module.css'

const EndLink = lazy(() =>
  import('./EndInvitationLinkDialog.tsx').then((module) => ({ default: module.EndInvitationLinkDialog })),
)
const LinkCode = lazy(() => import('./InvitationQrCode.tsx').then((module) => ({ default: module.InvitationQrCode })))

/**
 * Shows a form that creates an invitation link, and the open links, each with the number of members who have registered
 * with it.
 */
export function InvitationLinks({ own }: { readonly own: readonly RebateRate[] }) {
  const t = useText()
  const merchant = useMerchant()
  const scope = useAgentQueryParameters()
  const notify = useNotify()
  const failure = useQueryFailureProps()
  const queries = useQueryClient()
  const asked = useQuery(invitationLinksQuery(scope))
  const [openDialog, setOpenDialog] = useState<{
    readonly kind: 'code' | 'end'
    readonly linkId: InvitationLink['linkId']
  } | null>(null)
  const { error } = asked
  const data = useLastDefinedValue(asked.data)
  const link = openDialog ? data?.links.find(({ linkId }) => linkId === openDialog.linkId) : undefined
  // True if the link that the open dialog would end has already ended: on another device, or by a call whose response
  // was lost.
  const endedElsewhere = openDialog?.kind === 'end' && data !== undefined && !link
  const onEndedElsewhere = useEffectEvent(() => notify.notice(t('downline.link.ended')))
  useEffect(() => {
    if (endedElsewhere) onEndedElsewhere()
  }, [endedElsewhere])
  if (!data) return error ? <ErrorState title={t('downline.link.failed')} {...failure(asked)} /> : <DownlineSkeleton />
  const { links, mostLinks } = data
  const applyLinks = (value: InvitationLinksState, said: string) => {
    setMutationResult(queries, invitationLinksQuery(scope).queryKey, value)
    notify.notice(said)
  }
  return (
    <>
      <InvitationLinkForm
        ownRates={own}
        disabledReason={links.length >= mostLinks ? t('downline.link.full', { most: mostLinks }) : undefined}
        onCreated={(value) => applyLinks(value, t('downline.link.created'))}
      />
      <section className={panels.section} aria-labelledby="links">
        <header className={styles.head}>
          <h2 id="links">{t('downline.link.list')}</h2>
          {links.length > 0 && (
            <span className={styles.count}>{t('downline.send.count', { count: links.length, most: mostLinks })}</span>
          )}
        </header>
        {error && <ErrorState compact title={t('downline.link.failed')} {...failure(asked)} />}
        {links.length === 0 && <EmptyState title={t('downline.link.none')} text={t('downline.link.none.text')} />}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((each) => (
              <li key={each.linkId}>
                <InvitationLinkCard
                  link={each}
                  onScan={() => setOpenDialog({ kind: 'code', linkId: each.linkId })}
                  onEnd={() => setOpenDialog({ kind: 'end', linkId: each.linkId })}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Suspense fallback={null}>
        {link && openDialog?.kind === 'code' && validateInvitationLink(link.link, merchant) !== null && (
          <LinkCode link={link} onClose={() => setOpenDialog(null)} />
        )}
        {link && openDialog?.kind === 'end' && (
          <EndLink
            link={link}
            onClose={() => setOpenDialog(null)}
            onEnded={(value) => {
              applyLinks(value, t('downline.link.ended'))
              setOpenDialog(null)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

import { readMailId, routes } from '@lobby/platform/navigation'
import { MembersOnly } from '@lobby/platform/session'
import { useCallback, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { InboxPageLayout } from '../components/InboxPageLayout.tsx'
import { MailList } from '../components/MailList.tsx'
import { MailView } from '../components/MailView.tsx'
import { InboxTabs } from '../components/InboxTabs.tsx'

/**
 * Renders `/m/webEmail` (SHELL-038, MEMB-006): the list of a member's mails, or one mail with the query parameter `id`.
 * The Back button returns from the mail to the same position in the list.
 */
export function InboxScreen() {
  const [params] = useSearchParams()
  const mailId = readMailId(params)
  return (
    <MembersOnly>
      <InboxPageLayout title="shell.title.webEmail">
        <Inbox mailId={mailId} />
      </InboxPageLayout>
    </MembersOnly>
  )
}

function Inbox({ mailId }: { readonly mailId: number | undefined }) {
  const navigate = useNavigate()
  const hasShownList = useRef(false)
  const onShown = useCallback(() => {
    hasShownList.current = true
  }, [])
  // If the member opened the mail by its URL, Back cannot return to a list.
  const leave = () => void (hasShownList.current ? navigate(-1) : navigate(routes.inbox(), { replace: true }))
  if (mailId !== undefined) return <MailView key={mailId} mailId={mailId} onBack={leave} />
  return (
    <>
      <InboxTabs here="mails" />
      <MailList onShown={onShown} />
    </>
  )
}

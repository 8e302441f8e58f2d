import { MembersOnly } from '@lobby/platform/session'
import { FeedbackBody } from '../components/FeedbackBody.tsx'
import { InboxPage } from '../components/InboxPage.tsx'

/** Renders `/m/feedback` (MEMB-079), where a member writes to the platform's staff and reads their answers. */
export function FeedbackScreen() {
  return (
    <MembersOnly>
      <InboxPage title="shell.title.feedback">
        <FeedbackBody />
      </InboxPage>
    </MembersOnly>
  )
}

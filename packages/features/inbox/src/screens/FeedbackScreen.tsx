import { MembersOnly } from '@lobby/platform/session'
import { FeedbackFormWithHistory } from '../components/FeedbackFormWithHistory.tsx'
import { InboxPageLayout } from '../components/InboxPageLayout.tsx'

/** Renders `/m/feedback` (MEMB-079), where a member writes to the platform's staff and reads their answers. */
export function FeedbackScreen() {
  return (
    <MembersOnly>
      <InboxPageLayout title="shell.title.feedback">
        <FeedbackFormWithHistory />
      </InboxPageLayout>
    </MembersOnly>
  )
}

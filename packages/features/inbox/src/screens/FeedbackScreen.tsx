import { MembersOnly } from '@lobby/platform/session'
import { FeedbackBody } from '../components/FeedbackBody.tsx'
import { Frame } from '../components/Frame.tsx'

/** `/m/feedback` (MEMB-079): a member writes to the platform's staff and reads their answers. */
export function FeedbackScreen() {
  return (
    <MembersOnly>
      <Frame title="shell.title.feedback">
        <FeedbackBody />
      </Frame>
    </MembersOnly>
  )
}

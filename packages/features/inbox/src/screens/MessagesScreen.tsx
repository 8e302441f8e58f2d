import { MembersOnly } from '@lobby/platform/session'
import { InboxPageLayout } from '../components/InboxPageLayout.tsx'
import { MessageList } from '../components/MessageList.tsx'
import { InboxTabs } from '../components/InboxTabs.tsx'

/**
 * Renders `/m/message` (SHELL-037): a member's mails as short messages, grouped by mailbox. Each message links to its
 * subject, for example a deposit or an order.
 */
export function MessagesScreen() {
  return (
    <MembersOnly>
      <InboxPageLayout title="shell.title.message">
        <InboxTabs here="messages" />
        <MessageList />
      </InboxPageLayout>
    </MembersOnly>
  )
}

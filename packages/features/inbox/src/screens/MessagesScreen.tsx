import { MembersOnly } from '@lobby/platform/session'
import { InboxPage } from '../components/InboxPage.tsx'
import { MessageList } from '../components/MessageList.tsx'
import { InboxTabs } from '../components/InboxTabs.tsx'

/**
 * Renders `/m/message` (SHELL-037): the mails to a member as short messages by mailbox, each with a link to its
 * subject.
 */
export function MessagesScreen() {
  return (
    <MembersOnly>
      <InboxPage title="shell.title.message">
        <InboxTabs here="messages" />
        <MessageList />
      </InboxPage>
    </MembersOnly>
  )
}

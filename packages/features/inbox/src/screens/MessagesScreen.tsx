import { MembersOnly } from '@lobby/platform/session'
import { InboxPage } from '../components/InboxPage.tsx'
import { Messages } from '../components/Messages.tsx'
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
        <Messages />
      </InboxPage>
    </MembersOnly>
  )
}

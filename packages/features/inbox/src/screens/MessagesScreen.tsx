import { MembersOnly } from '@lobby/platform/session'
import { InboxPage } from '../components/InboxPage.tsx'
import { Messages } from '../components/Messages.tsx'
import { InboxTabs } from '../components/InboxTabs.tsx'

/** `/m/message` (SHELL-037): messages to a member by mailbox, each with a link to its subject. */
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

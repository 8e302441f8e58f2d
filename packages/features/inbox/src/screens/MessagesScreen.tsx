import { MembersOnly } from '@lobby/platform/session'
import { Frame } from '../components/Frame.tsx'
import { Messages } from '../components/Messages.tsx'
import { Views } from '../components/Views.tsx'

/** `/m/message` (SHELL-037): what the house has told a member, mailbox by mailbox, each with the way to what it is about. */
export function MessagesScreen() {
  return (
    <MembersOnly>
      <Frame title="shell.title.message">
        <Views here="messages" />
        <Messages />
      </Frame>
    </MembersOnly>
  )
}

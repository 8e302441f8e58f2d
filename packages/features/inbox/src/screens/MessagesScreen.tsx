import { MembersOnly } from '@lobby/platform/session'
import { Frame } from '../components/Frame.tsx'
import { Messages } from '../components/Messages.tsx'
import { Views } from '../components/Views.tsx'

/** `/m/message` (SHELL-037): messages to a member by mailbox, each with a link to its subject. */
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

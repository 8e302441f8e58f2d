import { routes } from '@lobby/platform/routes'
import { MembersOnly } from '@lobby/platform/session'
import { Frame } from '../components/Frame.tsx'
import { MailSkeleton } from '../components/MailSkeleton.tsx'
import { Messages } from '../components/Messages.tsx'
import { Views } from '../components/Views.tsx'

/** `/m/message` (SHELL-037): what the house has told a member, mailbox by mailbox, each with the way to what it is about. */
export function MessagesScreen() {
  return (
    <MembersOnly
      otherwise={routes.home()}
      guest={
        <Frame title="shell.title.message">
          <MailSkeleton />
        </Frame>
      }
    >
      <Frame title="shell.title.message">
        <Views here="messages" />
        <Messages />
      </Frame>
    </MembersOnly>
  )
}

import type { MessageId } from '@lobby/i18n'
import type { Capability } from '@lobby/merchant'
import type { LaunchScreenProps } from '@lobby/lottery/screens/LaunchScreen'
import type { MineScreenProps } from '@lobby/member/screens/MineScreen'
import type { SecurityScreenProps } from '@lobby/security/screens/SecurityScreen'
import type { ReactNode } from 'react'
import type { Load } from '../../siteContext.ts'

/** What the app hands to every screen, since it belongs to other features; a screen declares as props what it shows of it. */
export interface ScreenParts extends LaunchScreenProps, MineScreenProps, SecurityScreenProps {
  /** The link to customer service. */
  readonly foot: ReactNode
  /** Names the compile and the merchant's content. */
  readonly version: string
  /** Paths that a sign-in may lead back to, in addition to those that content may link to. */
  readonly returns: readonly string[]
}

/** All that the site knows of a screen before its code is here. */
export interface ScreenRecord {
  /** Its address to the letter; several where the specification gives it several. */
  readonly path: string | readonly string[]
  /** Loads its chunk. The compile reads the `import()` in it, to learn which chunks belong to a flag. */
  readonly load: Load<ScreenParts>
  /** The groups of texts that come with it. */
  readonly messages: readonly string[]
  /** Without this flag a merchant has no such screen, and its site goes without the code. */
  readonly flag?: Capability
  /** Only merchants that follow the rules of a market have it. */
  readonly market?: true
  /**
   * Redirects players who are signed in: `member` trial accounts (C29), `invite` also everybody else while no REFERRAL promotion runs. A screen itself
   * redirects guests (`MembersOnly`) and members who are not agents (`AgentsOnly`).
   */
  readonly guard?: 'member' | 'invite'
  /** A sign-in may lead back to it, as to every screen that is refused to trial accounts. */
  readonly afterLogin?: true
  /** The header's title. Without one the header shows the brand. */
  readonly title?: MessageId
  /** The title for an agent whose address asks for the team. */
  readonly teamTitle?: MessageId
  /** The header's arrow leads home, whatever came before (C08). */
  readonly backIsHome?: true
  /** What the shell leaves out around it: the header, the bottom navigation, the foot (specification part 2, section 2.2). */
  readonly without?: readonly ('header' | 'bar' | 'foot')[]
  /** Pulling it down loads its data again. Not for screens with a form, whose data only the player changes. */
  readonly pullToRefresh?: true
  /** Nobody is asked here about a contract that waits. */
  readonly noPrompts?: true
}

import type { MessageId } from '@lobby/i18n'
import type { Capability } from '@lobby/merchant'
import type { LaunchScreenProps } from '@lobby/lottery/screens/LaunchScreen'
import type { MineScreenProps } from '@lobby/member/screens/MineScreen'
import type { SecurityScreenProps } from '@lobby/security/screens/SecurityScreen'
import type { ReactNode } from 'react'
import type { Load } from '../../siteContext.ts'

/** The props that the app passes to every screen, because they come from other features. A screen declares only those that it uses. */
export interface ScreenParts extends LaunchScreenProps, MineScreenProps, SecurityScreenProps {
  /** The link to customer service. */
  readonly foot: ReactNode
  /** The id of the build: it names the compile and the merchant's content. */
  readonly version: string
  /** Paths that a player may return to after a sign-in, in addition to those that content may link to. */
  readonly returns: readonly string[]
}

/** The facts about a screen that the site knows before it loads the screen's code. */
export interface ScreenRecord {
  /** The exact path of the screen, or several paths if the specification names several. */
  readonly path: string | readonly string[]
  /** Loads the screen's chunk. The compile reads the `import()` in this function to find out which chunks belong to a flag. */
  readonly load: Load<ScreenParts>
  /** The groups of texts that the screen needs. */
  readonly messages: readonly string[]
  /** Only merchants with this flag have the screen. The sites of other merchants do not contain its code. */
  readonly flag?: Capability
  /** Only merchants that follow the rules of a market have the screen. */
  readonly market?: true
  /**
   * Redirects players who are signed in: `member` trial accounts (C29), `invite` also everybody else while no REFERRAL promotion runs. A screen itself
   * redirects guests (`MembersOnly`) and members who are not agents (`AgentsOnly`).
   */
  readonly guard?: 'member' | 'invite'
  /** Whether a player may return to it after a sign-in. Screens with a `guard` allow this without this field. */
  readonly afterLogin?: true
  /** The header's title. Without one the header shows the brand. */
  readonly title?: MessageId
  /** The title for an agent when the address asks for the team's data. */
  readonly teamTitle?: MessageId
  /** Whether the header's arrow leads home instead of to the previous page (C08). */
  readonly backIsHome?: true
  /** The parts of the shell that are hidden on this screen: header, bottom navigation (`bar`), footer (`foot`) (specification part 2, section 2.2). */
  readonly without?: readonly ('header' | 'bar' | 'foot')[]
  /** Whether pulling the screen down loads its data again. Do not set it for screens with a form, because only the player changes their data. */
  readonly pullToRefresh?: true
  /** Whether the prompt about a pending contract is not shown on this screen. */
  readonly noPrompts?: true
}

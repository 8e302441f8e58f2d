import type { MessageId } from '@lobby/i18n'
import type { Capability } from '@lobby/merchant'
import type { LaunchScreenProps } from '@lobby/lottery/screens/LaunchScreen'
import type { MineScreenProps } from '@lobby/member/screens/MineScreen'
import type { SecurityScreenProps } from '@lobby/security/screens/SecurityScreen'
import type { ReactNode } from 'react'
import type { ComponentLoader } from '../../siteContext.ts'

/**
 * The props that the app passes to every screen: components and data of other features, which a screen may not import.
 * A screen declares only the props that it uses.
 */
export interface SharedScreenProps extends LaunchScreenProps, MineScreenProps, SecurityScreenProps {
  readonly serviceLink: ReactNode
  /** The id of the build, which changes with the compile and with the merchant's files. */
  readonly version: string
  /**
   * Paths to which a player may return after a sign-in, in addition to the paths to which texts from the platform
   * (promotions, mails) may link.
   */
  readonly returnPaths: readonly string[]
}

/** The facts about a screen that the site knows before it loads the screen's code. */
export interface ScreenRecord {
  /** The exact path of the screen, or several paths if the specification names several. */
  readonly path: string | readonly string[]
  /**
   * Loads the screen's chunk. The compile reads the `import()` in this function to find out which chunks belong to a
   * flag.
   */
  readonly load: ComponentLoader<SharedScreenProps>
  /** The groups of texts that the screen needs. */
  readonly messages: readonly string[]
  /** Only merchants with this feature flag have the screen. The sites of other merchants do not contain its code. */
  readonly flag?: Capability
  /** True if search engines may list the screen: it shows content to guests, without parameters in its URL. */
  readonly isListed?: true
  /** Only merchants that follow the legal rules of a market have the screen. */
  readonly market?: true
  /**
   * The redirect for players who are signed in. `member` redirects trial accounts (C29 in docs/decisions/001). `invite`
   * redirects trial accounts, and all members while no REFERRAL promotion runs. Screens themselves redirect guests
   * (`MembersOnly`) and members who are not agents (`AgentsOnly`).
   */
  readonly guard?: 'member' | 'invite'
  /**
   * True if a player may return to the screen after a sign-in. A screen with a `guard` does not need this value: a
   * player may always return to that screen.
   */
  readonly allowsReturn?: true
  /** The title in the header. Without it, the header shows the brand mark. */
  readonly title?: MessageId
  /** The title for an agent when the URL requests the team's data. */
  readonly teamTitle?: MessageId
  /** True if the arrow in the header leads to home instead of the previous page (C08 in docs/decisions/001). */
  readonly backIsHome?: true
  /**
   * The parts of the app shell that this screen hides: header, bottom navigation (`bar`), footer (`foot`)
   * (specification part 2, section 2.2).
   */
  readonly hiddenFrameParts?: readonly ('header' | 'bar' | 'foot')[]
  /**
   * True if the screen refetches its data when the player pulls the screen down. Do not set this value for a screen
   * with a form, because a refetch does not change a form.
   */
  readonly pullToRefresh?: true
  /** True if this screen suppresses the prompt about a contract that an agent has offered. */
  readonly hidesContractPrompts?: true
}

import type { MessageFormatElement } from 'react-intl'
import type account from '../messages/EN/account.json'
import type agent from '../messages/EN/agent.json'
import type auth from '../messages/EN/auth.json'
import type betting from '../messages/EN/betting.json'
import type centre from '../messages/EN/centre.json'
import type closed from '../messages/EN/closed.json'
import type core from '../messages/EN/core.json'
import type errors from '../messages/EN/errors.json'
import type explore from '../messages/EN/explore.json'
import type games from '../messages/EN/games.json'
import type help from '../messages/EN/help.json'
import type home from '../messages/EN/home.json'
import type inbox from '../messages/EN/inbox.json'
import type install from '../messages/EN/install.json'
import type lottery from '../messages/EN/lottery.json'
import type member from '../messages/EN/member.json'
import type mine from '../messages/EN/mine.json'
import type mobile from '../messages/EN/mobile.json'
import type notice from '../messages/EN/notice.json'
import type nav from '../messages/EN/nav.json'
import type orders from '../messages/EN/orders.json'
import type play from '../messages/EN/play.json'
import type promotions from '../messages/EN/promotions.json'
import type register from '../messages/EN/register.json'
import type reports from '../messages/EN/reports.json'
import type responsible from '../messages/EN/responsible.json'
import type rewards from '../messages/EN/rewards.json'
import type security from '../messages/EN/security.json'
import type shell from '../messages/EN/shell.json'
import type social from '../messages/EN/social.json'
import type deposit from '../messages/EN/deposit.json'
import type contracts from '../messages/EN/contracts.json'
import type downline from '../messages/EN/downline.json'
import type team from '../messages/EN/team.json'
import type wallet from '../messages/EN/wallet.json'
import type withdraw from '../messages/EN/withdraw.json'

/** The id of a text, in the form `feature.place.purpose`. The English dictionaries define which ids exist. */
export type MessageId = keyof (typeof account &
  typeof team &
  typeof downline &
  typeof contracts &
  typeof agent &
  typeof auth &
  typeof betting &
  typeof centre &
  typeof closed &
  typeof core &
  typeof errors &
  typeof explore &
  typeof games &
  typeof help &
  typeof home &
  typeof inbox &
  typeof install &
  typeof lottery &
  typeof member &
  typeof mine &
  typeof mobile &
  typeof notice &
  typeof nav &
  typeof orders &
  typeof play &
  typeof promotions &
  typeof register &
  typeof reports &
  typeof responsible &
  typeof rewards &
  typeof security &
  typeof shell &
  typeof social &
  typeof deposit &
  typeof wallet &
  typeof withdraw)

/**
 * A compiled dictionary. A text without placeholders is a plain string, every other text is a parsed ICU tree, so the
 * site needs no ICU parser.
 */
export type CompiledMessages = Readonly<Record<string, string | MessageFormatElement[]>>

/** The values of a text's placeholders, by name. */
export type PlaceholderValues = Readonly<Record<string, string | number>>

import type { FlagName } from './flags.ts'

/** What people who onboard a merchant read about a flag. */
export interface FlagInfo {
  readonly title: string
  /** What the player sees when it is on. */
  readonly shows: string
  readonly group: 'auth' | 'member' | 'agent' | 'shell'
  /** Flags without which this one does nothing. */
  readonly dependsOn: readonly FlagName[]
}

const flag = (
  group: FlagInfo['group'],
  title: string,
  shows: string,
  dependsOn: readonly FlagName[] = [],
): FlagInfo => ({ title, shows, group, dependsOn })

/**
 * The one registry of merchant flags. A flag that `flags.jsonc` does not write is off (CONF-003); one that is not
 * listed here is an error of the folder.
 */
export const flagRegistry: Readonly<Record<FlagName, FlagInfo>> = {
  USERNAMEREG3: flag('auth', 'Registration by username', 'The username form on registration.'),
  MOBILENUMREG3: flag('auth', 'Registration by mobile', 'The mobile-number form on registration.'),
  REGMOBVERF3: flag('auth', 'SMS code on registration', 'An SMS code with registration by username.', ['USERNAMEREG3']),
  MOBILENUMPASSREG3: flag('auth', 'Password with mobile', 'A password field with registration by mobile.', [
    'MOBILENUMREG3',
  ]),
  FACEBOOKLOGIN3: flag('auth', 'Facebook', 'The Facebook button, once third-party sign-in is configured.'),
  GOOGLELOGIN3: flag('auth', 'Google', 'The Google button, once third-party sign-in is configured.'),
  MOBILEVERCODELOGIN3: flag('auth', 'Sign-in by SMS code', 'The tabs username and mobile on sign-in.'),
  CHNGPASSVERIF3: flag(
    'auth',
    'Recovery by phone',
    'A toggle between phone and e-mail on password recovery; without it, e-mail alone.',
  ),
  DEPRECM3: flag('member', 'Deposit record', 'The entry of the deposit record.'),
  WITHREC3: flag('member', 'Withdrawal report', 'The entry of the withdrawal report, where withdrawal is allowed.'),
  TRANSREC3: flag('member', 'Account record', "The entry of the account record, for members and on the agent's home."),
  TRANSBETREPMEM3: flag('member', 'Betting record', 'The entry of the betting record.'),
  PERSREP: flag('member', 'Profit and loss', "The entry of the member's profit and loss."),
  AGETRANSFERUP3: flag(
    'member',
    'Transfer to upline',
    'The entry of the transfer to the upline, for members that have one.',
  ),
  REWCEN3: flag('member', 'Reward centre', 'The entry of the reward centre.'),
  MANPLAYREB3: flag('member', 'Manual rebate', 'The entry of the rebate that the player collects.'),
  PLYRBT: flag('member', 'My rebate', "The entry of the player's rebate rates."),
  MAILCEN: flag('member', 'Mail centre', "The entry of the web mail, for members and on the agent's home."),
  FEEDBACK3: flag('member', 'Feedback', 'The entry of the feedback form.'),
  AGEPAG: flag('agent', 'Team overview', "The team overview on the agent's home."),
  DOWNMAN: flag('agent', 'Downline management', "The team's members on the agent's home."),
  AGENTRANSMULTDOWN3: flag('agent', 'Red rain', "The transfer to many downlines (red rain) on the agent's home."),
  AGETEAMPNL3: flag('agent', 'Team profit and loss', "The team's profit and loss on the agent's home."),
  TEAMBETTING3: flag('agent', 'Team betting', "The team's bets on the agent's home."),
  GAMSER: flag('agent', 'Agent rebate', "The agent's rebate on the agent's home."),
  AGEREBINC3: flag('agent', 'Team rebate', "The team's rebate on the agent's home."),
  SECPRIV: flag('agent', 'Security centre', "The security centre on the agent's home."),
  DIRECTREG3: flag(
    'shell',
    'Direct registration',
    'A registration button in the header of a guest. The name of this flag is an assumption.',
  ),
  MEMCLUB3: flag(
    'member',
    'Member club',
    'The VIP level on the member card and the way to its benefits. The name of this flag is an assumption.',
  ),
  AGEINFO3: flag(
    'auth',
    'Age before the first game',
    'The question for the minimum age before the first game. The name of this flag is an assumption.',
  ),
  ADDHOME3: flag(
    'shell',
    'Add to home screen',
    'The offer to put the site on the home screen, with its guide. The name of this flag is an assumption.',
  ),
}

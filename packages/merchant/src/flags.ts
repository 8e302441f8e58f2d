/** The description of a feature flag. */
export interface FeatureFlag<Code extends string = string, Name extends string = string> {
  /** The name that the product's code uses, for example `useFlag('rewardCentre')`. */
  readonly capability: Name
  readonly title: string
  /** The part of the site that players see when the flag is on. */
  readonly shows: string
  readonly group: 'auth' | 'member' | 'agent' | 'shell'
  /** The flags on which this flag depends. If one of those is off, this flag has no effect. */
  readonly dependsOn: readonly Code[]
  /** The package of `packages/features`, or the app, whose team must be asked before the flag is removed. */
  readonly owner: 'auth' | 'wallet' | 'reports' | 'rewards' | 'inbox' | 'agent' | 'security' | 'mobile-web'
  /** The day on which the flag was added to the product: `YYYY-MM-DD`. */
  readonly since: string
  /** Why some merchants switch the flag on and others do not. */
  readonly reason: string
}

/** Fills in `dependsOn` and `since`, because most flags depend on no other flag and were in the first version. */
const defineFlags = <const Code extends string, const Name extends string>(
  table: Readonly<
    Record<Code, Omit<FeatureFlag<NoInfer<Code>, Name>, 'dependsOn' | 'since'> & Partial<FeatureFlag<NoInfer<Code>>>>
  >,
): Readonly<Record<Code, FeatureFlag<Code, Name>>> => {
  const rows = Object.entries<Partial<FeatureFlag<Code, Name>>>(table)
  return Object.fromEntries(
    rows.map(([code, row]) => [code, { dependsOn: [], since: '2026-11-20', ...row }]),
  ) as unknown as Readonly<Record<Code, FeatureFlag<Code, Name>>>
}

const registration = 'Part 1, section 2: each merchant chooses its ways of registration.'
const signIn = 'Part 1, section 2: each merchant chooses its ways to sign in.'
const records = 'Part 2, section 9: each merchant chooses the records that players see.'
const rewards = 'Part 2, section 9: not every merchant gives rewards or rebates.'
const agents = 'Part 2, section 9: what an agent may see and do differs by merchant.'
const unnamed = 'An assumption: the specification requires the switch but names no flag.'

/**
 * All flags by code, in the order of the specification (part 1, sections 2 and 9; part 2, section 9). A flag that
 * `flags.jsonc` does not list is off (CONF-003). The specification describes the last four flags but gives them no
 * codes, so we chose their codes.
 */
export const FLAG_TABLE = defineFlags({
  USERNAMEREG3: {
    capability: 'usernameRegistration',
    title: 'Registration by username',
    shows: 'The registration form with a username.',
    group: 'auth',
    owner: 'auth',
    reason: registration,
  },
  MOBILENUMREG3: {
    capability: 'mobileRegistration',
    title: 'Registration by mobile',
    shows: 'The registration form with a mobile number.',
    group: 'auth',
    owner: 'auth',
    reason: registration,
  },
  REGMOBVERF3: {
    capability: 'registrationCode',
    title: 'SMS code on registration',
    shows: 'An SMS code in the registration form with a username.',
    group: 'auth',
    dependsOn: ['USERNAMEREG3'],
    owner: 'auth',
    reason: 'Part 1, section 2: an SMS costs money, and some regions ask for it.',
  },
  MOBILENUMPASSREG3: {
    capability: 'mobilePassword',
    title: 'Password with mobile',
    shows: 'A password field in the registration form with a mobile number.',
    group: 'auth',
    dependsOn: ['MOBILENUMREG3'],
    owner: 'auth',
    reason: registration,
  },
  FACEBOOKLOGIN3: {
    capability: 'facebookSignIn',
    title: 'Facebook',
    shows: 'The button for sign-in with Facebook, if the merchant folder has the block `firebase`.',
    group: 'auth',
    owner: 'auth',
    reason: 'Part 1, section 2: needs a project of the merchant at the third party.',
  },
  GOOGLELOGIN3: {
    capability: 'googleSignIn',
    title: 'Google',
    shows: 'The button for sign-in with Google, if the merchant folder has the block `firebase`.',
    group: 'auth',
    owner: 'auth',
    reason: 'Part 1, section 2: needs a project of the merchant at the third party.',
  },
  MOBILEVERCODELOGIN3: {
    capability: 'smsSignIn',
    title: 'Sign-in by SMS code',
    shows: 'Two tabs on the sign-in page: sign-in by username and by mobile number.',
    group: 'auth',
    owner: 'auth',
    reason: signIn,
  },
  CHNGPASSVERIF3: {
    capability: 'phoneRecovery',
    title: 'Recovery by phone',
    shows: 'A choice between SMS and e-mail for a forgotten password; without the flag only e-mail.',
    group: 'auth',
    owner: 'auth',
    reason: 'Part 1, section 2: a code by SMS costs money, one by e-mail does not.',
  },
  DEPRECM3: {
    capability: 'depositRecord',
    title: 'Deposit record',
    shows: 'The link to the deposit record in the member centre.',
    group: 'member',
    owner: 'reports',
    reason: records,
  },
  WITHREC3: {
    capability: 'withdrawalReport',
    title: 'Withdrawal report',
    shows: 'The link to the withdrawal report in the member centre, if the member may withdraw.',
    group: 'member',
    owner: 'reports',
    reason: records,
  },
  TRANSREC3: {
    capability: 'accountRecord',
    title: 'Account record',
    shows: "The links to the account record in the member centre and on the agent's home.",
    group: 'member',
    owner: 'reports',
    reason: records,
  },
  TRANSBETREPMEM3: {
    capability: 'bettingRecord',
    title: 'Betting record',
    shows: 'The link to the betting record in the member centre.',
    group: 'member',
    owner: 'reports',
    reason: records,
  },
  PERSREP: {
    capability: 'profitAndLoss',
    title: 'Profit and loss',
    shows: "The link to the member's profit and loss in the member centre.",
    group: 'member',
    owner: 'reports',
    reason: records,
  },
  AGETRANSFERUP3: {
    capability: 'transferToUpline',
    title: 'Transfer to upline',
    shows: 'The link to the transfer to the upline in the member centre, if the member has an upline.',
    group: 'member',
    owner: 'wallet',
    reason: 'Part 2, section 9: merchants without agents have no upline.',
  },
  REWCEN3: {
    capability: 'rewardCentre',
    title: 'Reward centre',
    shows: 'The link to the reward centre in the member centre.',
    group: 'member',
    owner: 'rewards',
    reason: rewards,
  },
  MANPLAYREB3: {
    capability: 'manualRebate',
    title: 'Manual rebate',
    shows: 'The link to the manual rebate, which the member collects, in the member centre.',
    group: 'member',
    owner: 'rewards',
    reason: rewards,
  },
  PLYRBT: {
    capability: 'rebateReport',
    title: 'My rebate',
    shows: "The link to the member's rebate rates in the member centre.",
    group: 'member',
    owner: 'rewards',
    reason: rewards,
  },
  MAILCEN: {
    capability: 'mailCentre',
    title: 'Mail centre',
    shows: "The links to the inbox in the member centre and on the agent's home.",
    group: 'member',
    owner: 'inbox',
    reason: 'Part 2, section 9: web mail is a separate service.',
  },
  FEEDBACK3: {
    capability: 'feedback',
    title: 'Feedback',
    shows: 'The link to the feedback form in the member centre.',
    group: 'member',
    owner: 'inbox',
    reason: 'Part 2, section 9: somebody must read the feedback.',
  },
  AGEPAG: {
    capability: 'teamOverview',
    title: 'Team overview',
    shows: "The link to the overview of the team on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  DOWNMAN: {
    capability: 'teamMembers',
    title: 'Downline management',
    shows: "The link to the list of the team's members on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  AGENTRANSMULTDOWN3: {
    capability: 'redRain',
    title: 'Red rain',
    shows: "The link to the transfer to several downlines (red rain) on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  AGETEAMPNL3: {
    capability: 'teamProfitAndLoss',
    title: 'Team profit and loss',
    shows: "The link to the team's profit and loss on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  TEAMBETTING3: {
    capability: 'teamBetting',
    title: 'Team betting',
    shows: "The link to the team's bets on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  GAMSER: {
    capability: 'agentRebate',
    title: 'Agent rebate',
    shows: "The link to the agent's rebate on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  AGEREBINC3: {
    capability: 'teamRebate',
    title: 'Team rebate',
    shows: "The link to the team's rebate on the agent's home.",
    group: 'agent',
    owner: 'agent',
    reason: agents,
  },
  SECPRIV: {
    capability: 'securityCentre',
    title: 'Security centre',
    shows: "The link to the security centre on the agent's home.",
    group: 'agent',
    owner: 'security',
    reason: agents,
  },
  DIRECTREG3: {
    capability: 'directRegistration',
    title: 'Direct registration',
    shows: 'A registration button in the header of a guest. The name of this flag is an assumption.',
    group: 'shell',
    owner: 'mobile-web',
    reason: unnamed,
  },
  MEMCLUB3: {
    capability: 'memberClub',
    title: 'Member club',
    shows: 'The VIP level on the member card, with a link to its benefits. The name of this flag is an assumption.',
    group: 'member',
    owner: 'rewards',
    reason: unnamed,
  },
  AGEINFO3: {
    capability: 'ageQuestion',
    title: 'Age before the first game',
    shows: 'A question about the minimum age before the first game. The name of this flag is an assumption.',
    group: 'auth',
    owner: 'auth',
    reason: unnamed,
  },
  ADDHOME3: {
    capability: 'homeScreenOffer',
    title: 'Add to home screen',
    shows: 'The offer to put the site on the home screen, with its guide. The name of this flag is an assumption.',
    group: 'shell',
    owner: 'mobile-web',
    reason: unnamed,
  },
})

/** The code of a flag, as in `flags.jsonc` and in the specification. */
export type FlagCode = keyof typeof FLAG_TABLE

/** The name that the product's code uses for the feature that a flag switches on. */
export type Capability = (typeof FLAG_TABLE)[FlagCode]['capability']

export const flagCodes = Object.keys(FLAG_TABLE) as readonly FlagCode[]

export const capabilities: readonly Capability[] = flagCodes.map((code) => FLAG_TABLE[code].capability)

/**
 * Returns the flag codes of capabilities, in the order of the table. Messages to people who edit merchant folders name
 * flags by these codes.
 */
export const getFlagCodesOfCapabilities = (names: readonly Capability[]): readonly FlagCode[] =>
  flagCodes.filter((code) => names.includes(FLAG_TABLE[code].capability))

/** Flags of the authentication area (specification part 1, sections 2 and 9). */
export const authFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
] as const

/** Flags of the member and agent area (specification part 2, section 9). */
export const memberFlags = [
  'DEPRECM3',
  'WITHREC3',
  'TRANSREC3',
  'TRANSBETREPMEM3',
  'PERSREP',
  'AGETRANSFERUP3',
  'REWCEN3',
  'MANPLAYREB3',
  'PLYRBT',
  'MAILCEN',
  'FEEDBACK3',
  'AGEPAG',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'SECPRIV',
] as const

/** Switches that the specification wants without giving them a key; these names are the product's own. */
export const productFlags = ['DIRECTREG3', 'MEMCLUB3', 'AGEINFO3', 'ADDHOME3'] as const

/** Every flag, in the order of the specification. What each one shows is told by `@lobby/merchant/flags`. */
export const flagNames = [...authFlags, ...memberFlags, ...productFlags] as const

/** A merchant flag: a choice of the folder. What the server switches has no place here. */
export type FlagName = (typeof flagNames)[number]

import type { FlagName } from './flags.ts'

/** Why a flag exists, and who answers for it. */
export interface LedgerEntry {
  /** The package of `packages/features`, or the app, whose people are asked before it goes. */
  readonly owner: 'auth' | 'wallet' | 'reports' | 'rewards' | 'inbox' | 'agent' | 'security' | 'mobile-web'
  /** The day on which it came into the product: `YYYY-MM-DD`. */
  readonly since: string
  /** Why merchants differ here. */
  readonly reason: string
}

const entry = (owner: LedgerEntry['owner'], reason: string, since = '2026-11-20'): LedgerEntry => ({
  owner,
  since,
  reason,
})
const registration = 'Part 1, section 2: each merchant chooses its ways of registration.'
const signIn = 'Part 1, section 2: each merchant chooses its ways in.'
const records = 'Part 2, section 9: each merchant chooses the records that players see.'
const rewards = 'Part 2, section 9: not every merchant gives rewards or rebates.'
const agents = 'Part 2, section 9: what an agent may see and do differs by merchant.'

/** The ledger of the merchant flags: one entry a flag. Whoever adds a flag says here why it may differ, and whoever retires one begins here. */
export const flagLedger: Readonly<Record<FlagName, LedgerEntry>> = {
  USERNAMEREG3: entry('auth', registration),
  MOBILENUMREG3: entry('auth', registration),
  REGMOBVERF3: entry('auth', 'Part 1, section 2: an SMS costs money, and some regions ask for it.'),
  MOBILENUMPASSREG3: entry('auth', registration),
  FACEBOOKLOGIN3: entry('auth', 'Part 1, section 2: needs a project of the merchant at the third party.'),
  GOOGLELOGIN3: entry('auth', 'Part 1, section 2: needs a project of the merchant at the third party.'),
  MOBILEVERCODELOGIN3: entry('auth', signIn),
  CHNGPASSVERIF3: entry('auth', 'Part 1, section 2: a code by SMS costs money, one by e-mail does not.'),
  DEPRECM3: entry('reports', records),
  WITHREC3: entry('reports', records),
  TRANSREC3: entry('reports', records),
  TRANSBETREPMEM3: entry('reports', records),
  PERSREP: entry('reports', records),
  AGETRANSFERUP3: entry('wallet', 'Part 2, section 9: merchants without agents have no upline.'),
  REWCEN3: entry('rewards', rewards),
  MANPLAYREB3: entry('rewards', rewards),
  PLYRBT: entry('rewards', rewards),
  MAILCEN: entry('inbox', 'Part 2, section 9: web mail is a service of its own.'),
  FEEDBACK3: entry('inbox', 'Part 2, section 9: somebody must read it.'),
  AGEPAG: entry('agent', agents),
  DOWNMAN: entry('agent', agents),
  AGENTRANSMULTDOWN3: entry('agent', agents),
  AGETEAMPNL3: entry('agent', agents),
  TEAMBETTING3: entry('agent', agents),
  GAMSER: entry('agent', agents),
  AGEREBINC3: entry('agent', agents),
  SECPRIV: entry('security', agents),
  DIRECTREG3: entry('mobile-web', 'An assumption: the specification wants the switch and names no flag.'),
  MEMCLUB3: entry('rewards', 'An assumption: the specification wants the switch and names no flag.'),
  AGEINFO3: entry('auth', 'An assumption: the specification wants the switch and names no flag.'),
  ADDHOME3: entry('mobile-web', 'An assumption: the specification wants the switch and names no flag.'),
}

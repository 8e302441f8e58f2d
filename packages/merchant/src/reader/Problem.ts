/** A mistake in a merchant folder, with its position and how to correct it. */
export interface Problem {
  /** The file, with the path that begins at the folder of all merchants: `merchants/acme/flags.jsonc`. */
  readonly file: string
  /** The position in the file. Lines and columns count from 1, columns in UTF-16 units. */
  readonly line: number
  readonly column: number
  /** A code that stays the same across versions, for example `LM021`. */
  readonly code: ProblemCode
  readonly message: string
  readonly cure: string
  /** The text of the line of the file. Empty if the problem has no line. */
  readonly source: string
  /** The correction that `doctor --fix` writes. Set only if the mistake has one possible correction. */
  readonly fix?: Fix
}

/** Replaces one part of a file. Offsets are in UTF-16 units and do not count a byte-order mark. */
export interface Fix {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * The problem codes, which never change, and their meanings. `docs/onboarding.md` lists them, and `docs/doctor` has a
 * page for each.
 */
export const problemCodes = {
  LM001: 'a file is missing',
  LM002: 'not valid JSON with comments',
  LM003: 'unknown key',
  LM004: 'missing key',
  LM005: 'wrong type, or a value that is not offered',
  LM006: 'a key written twice',
  LM007: 'a value of the wrong form',
  LM008: 'a left-over placeholder',
  LM009: 'a file that is not saved as UTF-8',
  LM010: 'a path out of the folder',
  LM011: 'a missing asset',
  LM012: 'an asset of the wrong kind or size',
  LM013: 'an SVG with a script, a foreign address or a slip',
  LM014: 'too many or too heavy fonts',
  LM015: 'a file or a folder that cannot be read',
  LM020: 'an unusable encryption key',
  LM021: 'unknown flag',
  LM022: 'a flag without the one it needs',
  LM023: 'an emulator for a project that is not named demo-',
  LM024: 'a market whose accounts have another currency',
  LM025: 'a market whose country is not served',
  LM030: 'trial code equal to the merchant code',
  LM031: 'a default language that is not offered, or one without a dictionary',
  LM032: 'a code that another merchant has',
  LM033: 'a host that another merchant has',
  LM034: 'a Firebase project or a sign-in host that another merchant has',
  LM035: 'a host that reads like another one',
  LM040: 'too little contrast',
  LM041: 'a page colour that does not fit the mode',
  LM050: 'unknown message',
  LM051: 'a message with other placeholders',
  LM052: 'a text that is far too long',
  LM060: 'a name or a copyright line that another merchant has (a warning)',
  LM061: 'a picture that another merchant has (a warning)',
  LM062: 'an icon that was drawn before its drawing changed (a warning)',
  LM063: 'a file that nothing names (a warning)',
  LM064: 'a value that `merchant new` filled in (a warning)',
  LM065: 'a logo in the colour of the page (a warning)',
  LM066: 'a `$schema` that leads to no schema (a warning)',
  LM067: 'a folder without a README.md (a warning)',
  LM068: 'a sign-in button that never shows (a warning)',
  LM069: 'a font without its licence (a warning)',
  LM070: 'a logo with an opaque background (a warning)',
  LM071: 'a currency that is not counted in hundredths (a warning)',
  LM072: 'a text that is much longer than that of the product (a warning)',
  LM073: 'an address of a staging system (a warning)',
  LM074: 'an API that another merchant has (a warning)',
  LM075: 'a closed registration with links to it (a warning)',
} as const

/** The code of a problem, which never changes. */
export type ProblemCode = keyof typeof problemCodes

/**
 * Returns a function that creates problems of a file. Only the line of a problem can be given; its column is 1.
 * @param file The path of the file in problem messages: `merchants/acme/assets/logo.svg`.
 * @returns A function that creates a problem. Its parameter `line` counts from 1.
 */
export const createProblemFactory =
  (file: string) =>
  (code: ProblemCode, message: string, cure: string, line = 1): Problem => ({
    ...{ file, line, column: 1, source: '', code, message, cure },
  })

/** Compares problems by file, line and column. */
export function compareByPosition(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1
  return one.line - other.line || one.column - other.column
}

/**
 * Applies every fix to the text of a file. If two fixes overlap, only the one that begins later in the file is applied;
 * the next run finds the mistake of the skipped fix again.
 * @param text The text of the file. A byte-order mark is removed, because positions of fixes do not count it.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  let rest = text.replace(/^\uFEFF/, '')
  let before = Infinity
  for (const { from, to, text: better } of [...fixes].sort((one, other) => other.from - one.from)) {
    if (to > before) continue
    rest = rest.slice(0, from) + better + rest.slice(to)
    before = from
  }
  return rest
}

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
  LM001: 'a file of the folder is missing',
  LM002: 'a settings file is not valid JSON with comments',
  LM003: 'a settings file has an unknown key',
  LM004: 'a settings file lacks a required key',
  LM005: 'a value of the wrong type, or not one of the allowed values',
  LM006: 'a settings file has the same key twice',
  LM007: 'a value that is not valid for its setting',
  LM008: 'a placeholder that was not replaced',
  LM009: 'a file that is not saved as UTF-8',
  LM010: 'a path that leads out of the merchant folder',
  LM011: 'a missing picture, font or other asset',
  LM012: 'an asset of the wrong format or size',
  LM013: 'an SVG with a script, a URL of another site or wrong markup',
  LM014: 'too many fonts, or fonts with too many bytes',
  LM015: 'a file or a folder that cannot be read',
  LM020: 'an unusable encryption key',
  LM021: 'an unknown feature flag',
  LM022: 'a feature flag without another flag that it needs',
  LM023: 'an emulator for a Firebase project whose name does not begin with demo-',
  LM024: 'a currency that the accounts of the market do not have',
  LM025: 'a market whose country the merchant does not serve',
  LM030: 'a trial code that equals the merchant code',
  LM031: 'a default language that is not offered, or one without a dictionary',
  LM032: 'a merchant code that another merchant has',
  LM033: 'a host that another merchant has',
  LM034: 'a Firebase project or sign-in host that another merchant has',
  LM035: 'a host that looks like another host',
  LM040: 'a colour with too little contrast',
  LM041: 'a page colour that does not fit the mode (dark or light)',
  LM050: 'a text with an unknown id',
  LM051: 'a text with other placeholders than the original',
  LM052: 'a text that is far too long',
  LM060: 'a name or a copyright line that another merchant has (a warning)',
  LM061: 'a picture that another merchant has (a warning)',
  LM062: 'an icon that is older than its drawing (a warning)',
  LM063: 'a file that no setting names (a warning)',
  LM064: 'a value that `merchant new` filled in (a warning)',
  LM065: 'a logo in the colour of the page (a warning)',
  LM066: 'a wrong path in `$schema` (a warning)',
  LM067: 'a folder without a README.md (a warning)',
  LM068: 'a sign-in button that never appears (a warning)',
  LM069: 'a font without its licence (a warning)',
  LM070: 'a logo with an opaque background (a warning)',
  LM071: 'a currency that is not counted in hundredths (a warning)',
  LM072: 'a text that is much longer than the original (a warning)',
  LM073: 'a URL of a staging system (a warning)',
  LM074: 'an API URL that another merchant has (a warning)',
  LM075: 'a closed registration to which pages link (a warning)',
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
export function compareProblemsByPosition(one: Problem, other: Problem): number {
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

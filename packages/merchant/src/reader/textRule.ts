import { z } from 'zod'

/** A mistake in a value. */
export interface TextMistake {
  /**
   * Describes the mistake. A rule for values returns only the end of a sentence, such as "is blank". Other functions
   * return a whole sentence.
   */
  readonly message: string
  /** A sentence that says what to write instead. */
  readonly cure: string
  /** The correct value, if it is known. */
  readonly correction?: string | undefined
  /** True if {@link correction} is a guess. A guess is shown but never written as a fix. */
  readonly isGuess?: boolean
}

/** Creates a mistake. @param better The correct value, if it is known. */
export const createTextMistake = (message: string, cure: string, better?: string): TextMistake => ({
  message,
  cure,
  correction: better,
})

/** Creates a mistake whose cure says to write `better`. */
export const createReplacementMistake = (better: string, message: string): TextMistake =>
  createTextMistake(message, `Write ${JSON.stringify(better)}.`, better)

/**
 * Creates a rule for a string. The rule fails with the mistake that `check` finds. If the value is valid without the
 * blanks around it, the rule reports only the blanks.
 */
export const stringRule = (check: (value: string) => TextMistake | null) =>
  z.string().superRefine((value, context) => {
    const found = check(value)
    if (found === null) return
    const trimmed = value.trim()
    const onlyBlanksAreWrong = trimmed !== value && check(trimmed) === null
    const params = onlyBlanksAreWrong ? createReplacementMistake(trimmed, 'has a blank before or after it') : found
    context.addIssue({ code: 'custom', params })
  })

/**
 * Creates a rule for a string that must match a pattern. The JSON Schema contains the pattern, so that a code editor
 * underlines wrong values.
 */
export const patternRule = (pattern: RegExp, message: string, cure: string) =>
  stringRule((value) => (pattern.test(value) ? null : createTextMistake(message, cure))).meta({
    pattern: pattern.source,
  })

/** Returns the mistake that a rule of this file found in a value. Returns undefined if zod itself refused the value. */
export const getTextRuleMistake = (issue: z.core.$ZodIssue | undefined): TextMistake | undefined =>
  issue?.code === 'custom' ? (issue.params as TextMistake) : undefined

/** Adds the title, description and example of a key to its rule. Editors and docs/reference.md show them. */
export const addKeyMetadata = <Rule extends z.ZodType>(
  rule: Rule,
  title: string,
  description: string,
  example: unknown,
  more: { readonly pattern?: string } = {},
): Rule => rule.meta({ title, description, examples: [example], ...more })

/** Creates the rule for the key `$schema` of a file. */
export const createSchemaKeyRule = (name: string) =>
  addKeyMetadata(
    z.string().optional(),
    'Schema',
    "The location of this file's schema, for editors; the product does not read it.",
    `../../packages/merchant/schema/${name}.schema.json`,
  )

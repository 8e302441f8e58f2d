import { z } from 'zod'

/** A mistake in a value. */
export interface Mistake {
  /**
   * Says what is wrong. From a rule for values it is the part of a sentence after "which", without a full stop;
   * otherwise a whole sentence.
   */
  readonly message: string
  /** A sentence that says what to write instead. */
  readonly cure: string
  /** The correct value, if it is known. */
  readonly better?: string | undefined
  /** Set if {@link better} is a guess, which is shown but never written as a fix. */
  readonly isAdvice?: boolean
}

/** Creates a mistake. @param better The correct value, if it is known. */
export const mistake = (message: string, cure: string, better?: string): Mistake => ({ message, cure, better })

/** Creates a mistake whose cure is to write `better`. */
export const replaceBy = (better: string, message: string): Mistake =>
  mistake(message, `Write ${JSON.stringify(better)}.`, better)

/**
 * Creates a rule for a string that fails with the mistake that `check` finds. If only the blanks around a value are
 * wrong, which often come from a mail or a spreadsheet, it reports just these.
 */
export const text = (check: (value: string) => Mistake | null) =>
  z.string().superRefine((value, context) => {
    const found = check(value)
    if (found === null) return
    const trimmed = value.trim()
    const onlyBlanksAreWrong = trimmed !== value && check(trimmed) === null
    const params = onlyBlanksAreWrong ? replaceBy(trimmed, 'has a blank before or after it') : found
    context.addIssue({ code: 'custom', params })
  })

/**
 * Creates a rule for a string that must match a pattern. The pattern is part of the schema, so that an editor
 * underlines other values.
 */
export const formed = (pattern: RegExp, message: string, cure: string) =>
  text((value) => (pattern.test(value) ? null : mistake(message, cure))).meta({ pattern: pattern.source })

/** Returns the mistake that a rule for values found. Undefined if zod itself refused the value. */
export const mistakeOf = (issue: z.core.$ZodIssue | undefined): Mistake | undefined =>
  issue?.code === 'custom' ? (issue.params as Mistake) : undefined

/** Adds the title, description and example of a key to its rule. Editors and docs/reference.md show them. */
export const told = <Rule extends z.ZodType>(
  rule: Rule,
  title: string,
  description: string,
  example: unknown,
  more: { readonly pattern?: string } = {},
): Rule => rule.meta({ title, description, examples: [example], ...more })

/** Creates the rule for the key `$schema` of a file. */
export const schemaKey = (name: string) =>
  told(
    z.string().optional(),
    'Schema',
    "The location of this file's schema, for editors; the product does not read it.",
    `../../packages/merchant/schema/${name}.schema.json`,
  )

import { z } from 'zod'

/** What is wrong with a value. */
export interface Mistake {
  /** What is wrong: a whole sentence, or, from a rule of values, what goes on after "which" and has no full stop. */
  readonly message: string
  /** What to write instead, in a sentence. */
  readonly cure: string
  /** The right value, where it is known. */
  readonly better?: string | undefined
  /** That {@link better} is a guess: it is shown, and a person decides. */
  readonly isAdvice?: boolean
}

/** A mistake in a value, with the value as it should be where that is known. */
export const mistake = (message: string, cure: string, better?: string): Mistake => ({ message, cure, better })

/** A mistake that is cured by writing `better`. */
export const replaceBy = (better: string, message: string): Mistake =>
  mistake(message, `Write ${JSON.stringify(better)}.`, better)

/** A rule for a string, which fails with the mistake that `check` finds; blanks around a right value, as they come along from a mail or a spreadsheet, are told as that. */
export const text = (check: (value: string) => Mistake | null) =>
  z.string().superRefine((value, context) => {
    const found = check(value)
    if (found === null) return
    const bare = value.trim()
    const isBlankAlone = bare !== value && check(bare) === null
    const params = isBlankAlone ? replaceBy(bare, 'has a blank before or after it') : found
    context.addIssue({ code: 'custom', params })
  })

/** A rule for a string of one form; the pattern lets an editor underline what has another. */
export const formed = (pattern: RegExp, message: string, cure: string) =>
  text((value) => (pattern.test(value) ? null : mistake(message, cure))).meta({ pattern: pattern.source })

/** The mistake that a rule of values has found; undefined where zod itself refuses the value. */
export const mistakeOf = (issue: z.core.$ZodIssue | undefined): Mistake | undefined =>
  issue?.code === 'custom' ? (issue.params as Mistake) : undefined

/** A rule with what editors and docs/reference.md say of it. */
export const told = <Rule extends z.ZodType>(
  rule: Rule,
  title: string,
  description: string,
  example: unknown,
  more: { readonly pattern?: string } = {},
): Rule => rule.meta({ title, description, examples: [example], ...more })

/** The `$schema` of a file. */
export const schemaKey = (name: string) =>
  told(
    z.string().optional(),
    'Schema',
    "Where an editor finds this file's schema; the product does not read it.",
    `../../packages/merchant/schema/${name}.schema.json`,
  )

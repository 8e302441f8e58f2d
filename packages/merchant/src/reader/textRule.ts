import { z } from 'zod'

/** That only the blanks around a value are wrong, as they come along from a mail or a spreadsheet; null where they are not. */
function aroundBlanks(value: string, check: (value: string) => string | null): string | null {
  const bare = value.trim()
  return bare === value || check(bare) !== null
    ? null
    : withBetter(`has a blank before or after it|Write ${JSON.stringify(bare)}.`, bare)
}

/** Refines a string and says, in its own words, what is wrong, what to write, and the value itself where nothing is left to decide: "wrong|cure|better"; with a fourth part the value is advice alone. */
export const text = (check: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const wrong = check(value) === null ? null : (aroundBlanks(value, check) ?? check(value))
    if (wrong !== null) context.addIssue({ code: 'custom', message: wrong })
  })

/** Puts the better value behind what is said, where there is one and it can be written so. */
export const withBetter = (said: string, better: string | undefined) =>
  better === undefined || better === '' || better.includes('|') ? said : `${said}|${better}`

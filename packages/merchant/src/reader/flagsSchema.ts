import { z } from 'zod'
import { flagCodes, FLAG_TABLE, type FlagCode } from '../flags.ts'
import { createSchemaKeyRule } from './textRule.ts'

const flagShape = Object.fromEntries(
  flagCodes.map((name) => {
    const { title, shows, dependsOn } = FLAG_TABLE[name]
    const needs = dependsOn.length === 0 ? '' : ` Needs ${dependsOn.join(', ')}.`
    return [
      name,
      z
        .boolean()
        .optional()
        .meta({ title, description: `${shows}${needs}`, default: false, examples: [true] }),
    ]
  }),
) as Record<FlagCode, z.ZodOptional<z.ZodBoolean>>

/** `flags.jsonc`: the features that the site offers. A flag that is not listed is off (CONF-003). */
export const flagsSchema = z
  .strictObject({ $schema: createSchemaKeyRule('flags'), ...flagShape })
  .meta({ title: 'Flags', description: 'The features that the site offers. A flag that is not listed is off.' })

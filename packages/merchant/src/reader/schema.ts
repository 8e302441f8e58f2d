import type { z } from 'zod'
import { cdnSchema } from './cdnSchema.ts'
import { flagsSchema } from './flagsSchema.ts'
import { merchantSchema } from './merchantSchema.ts'
import { themeSchema } from './themeSchema.ts'

/**
 * The schemas of the four settings files of a merchant folder. Every key has a title, a description and an example,
 * which editors and docs/reference.md show.
 */
export const FILE_SCHEMAS = {
  merchant: merchantSchema,
  flags: flagsSchema,
  theme: themeSchema,
  cdn: cdnSchema,
} as const

/** The name of a settings file without `.jsonc`. */
export type SettingsFileName = keyof typeof FILE_SCHEMAS

/** The content of a valid settings file. */
export type SettingsFileContent<Name extends SettingsFileName> = z.infer<(typeof FILE_SCHEMAS)[Name]>

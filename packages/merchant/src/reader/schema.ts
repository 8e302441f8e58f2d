import type { z } from 'zod'
import { cdnSchema } from './cdnSchema.ts'
import { flagsSchema } from './flagsSchema.ts'
import { merchantSchema } from './merchantSchema.ts'
import { themeSchema } from './themeSchema.ts'

/** The files of a folder and what each one must say. Every key has a title, a description and an example: editors and docs/reference.md show them. */
export const schemas = { merchant: merchantSchema, flags: flagsSchema, theme: themeSchema, cdn: cdnSchema } as const

/** The name of a file, without `.jsonc`. */
export type FileName = keyof typeof schemas

/** What a valid file says. */
export type FileContent<Name extends FileName> = z.infer<(typeof schemas)[Name]>

import { join } from 'node:path'

/** The root of the workspace. */
export const root = join(import.meta.dirname, '../../..')

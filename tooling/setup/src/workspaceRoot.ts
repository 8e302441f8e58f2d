import { join } from 'node:path'

/** The root of the workspace. */
export const workspaceRoot = join(import.meta.dirname, '../../..')

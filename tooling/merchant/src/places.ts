import { join } from 'node:path'

export const WORKSPACE_ROOT = join(import.meta.dirname, '../../..')

/** The default paths of the folders and files that commands read and write. */
export const DEFAULT_PATHS = {
  app: join(WORKSPACE_ROOT, 'apps/mobile-web'),
  compile: join(WORKSPACE_ROOT, 'apps/mobile-web/dist'),
  sites: join(WORKSPACE_ROOT, 'apps/mobile-web/dist/sites'),
  merchants: join(WORKSPACE_ROOT, 'merchants'),
  messages: join(WORKSPACE_ROOT, 'packages/i18n/messages'),
} as const

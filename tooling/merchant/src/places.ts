import { join } from 'node:path'

/** The root of the workspace. */
export const root = join(import.meta.dirname, '../../..')

/** The default locations. */
export const places = {
  app: join(root, 'apps/mobile-web'),
  compile: join(root, 'apps/mobile-web/dist'),
  sites: join(root, 'apps/mobile-web/dist/sites'),
  merchants: join(root, 'merchants'),
  messages: join(root, 'packages/i18n/messages'),
} as const

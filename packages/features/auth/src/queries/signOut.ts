import type { Client } from '@lobby/api'
import { logout } from '@lobby/api/operations/logout'

/** Tells the platform that the session is over. Whether it hears it or not, the session on this device ends (AUTH-163). */
export const tellSignOut = (api: Client): Promise<void> =>
  api.call(logout, {}).then(
    () => undefined,
    () => undefined,
  )

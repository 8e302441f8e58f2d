import { securityRoutes } from '@lobby/platform/navigation'
import type { Guard } from './strength.ts'

/** Where a guard is set that has a page of its own. */
export const guardRoutes: Readonly<Record<Exclude<Guard, 'paymentPassword'>, string>> = {
  mobile: securityRoutes.phone(),
  email: securityRoutes.email(),
  documents: securityRoutes.documents(),
}

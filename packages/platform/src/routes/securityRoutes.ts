import { paths } from './paths.ts'

/** The pages of the security centre below its own, apart from `paths`: home has no need of them. */
export const securityPaths = {
  securityPhone: '/m/securityCenter/phone',
  securityEmail: '/m/securityCenter/email',
  securityAccounts: '/m/securityCenter/accounts',
  securityDocuments: '/m/securityCenter/documents',
  securitySessions: '/m/securityCenter/sessions',
} as const

/** Builds the addresses of the security centre. */
export const securityRoutes = {
  centre: (): string => paths.security,
  phone: (): string => securityPaths.securityPhone,
  email: (): string => securityPaths.securityEmail,
  accounts: (): string => securityPaths.securityAccounts,
  documents: (): string => securityPaths.securityDocuments,
  sessions: (): string => securityPaths.securitySessions,
} as const

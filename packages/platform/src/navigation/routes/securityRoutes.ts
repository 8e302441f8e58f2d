/** Builds the paths of the security centre. */
export const securityRoutes = {
  centre: (): string => '/m/securityCenter',
  phone: (): string => '/m/securityCenter/phone',
  email: (): string => '/m/securityCenter/email',
  accounts: (): string => '/m/securityCenter/accounts',
  documents: (): string => '/m/securityCenter/documents',
  sessions: (): string => '/m/securityCenter/sessions',
} as const

/** The login dialog, loaded when a session is first asked for. */
export const loadLoginSheet = () =>
  import('./components/LoginSheet.tsx').then((module) => ({ default: module.LoginSheet }))
export const loadSignOutDialog = () =>
  import('./components/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog }))
/** Loaded on an address that carries an affiliate code, whatever its screen. */
export const loadAffiliate = () => import('./model/affiliate.ts')

/** Loads the login dialog. The shell calls it when a page asks for a session for the first time. */
export const loadLoginSheet = () =>
  import('./components/LoginSheet.tsx').then((module) => ({ default: module.LoginSheet }))
export const loadSignOutDialog = () =>
  import('./components/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog }))
/** Loads the affiliate module. The app calls it on every address with an affiliate code, whatever the screen. */
export const loadAffiliate = () => import('./model/affiliate.ts')

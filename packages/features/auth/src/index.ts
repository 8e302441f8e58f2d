/** Loads the login sheet. The shell calls this when a page needs a session for the first time. */
export const loadLoginSheet = () =>
  import('./components/LoginSheet.tsx').then((module) => ({ default: module.LoginSheet }))
export const loadSignOutDialog = () =>
  import('./components/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog }))
/**
 * Loads the code that stores affiliate codes. The app calls this for every URL with an affiliate code, on any screen.
 */
export const loadAffiliateCodeModule = () => import('./model/affiliateCode.ts')

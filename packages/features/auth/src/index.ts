/** Loads the login sheet. The app shell calls this function when a page needs a session for the first time. */
export const loadLoginSheet = () =>
  import('./components/LoginSheet.tsx').then((module) => ({ default: module.LoginSheet }))
export const loadSignOutDialog = () =>
  import('./components/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog }))
/** Loads the code that stores affiliate codes. The app calls this function for every URL with an affiliate code. */
export const loadAffiliateCodeModule = () => import('./model/affiliateCode.ts')

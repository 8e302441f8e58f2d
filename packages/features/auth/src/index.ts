/** The login dialog, loaded when a session is first asked for. */
export const loadLoginSheet = () => import('./components/LoginSheet.tsx').then((module) => ({ default: module.LoginSheet }))
export const loadLoginScreen = () => import('./screens/LoginScreen.tsx').then((module) => ({ default: module.LoginScreen }))
export const loadSignOutDialog = () => import('./components/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog }))
export const loadRegisterScreen = () => import('./screens/RegisterScreen.tsx').then((module) => ({ default: module.RegisterScreen }))
/** Loaded on an address that carries an affiliate code, whatever its screen. */
export const loadAffiliate = () => import('./model/affiliate.ts')
export const loadForgotScreen = () => import('./screens/ForgotScreen.tsx').then((module) => ({ default: module.ForgotScreen }))
export const loadChangePasswordScreen = () =>
  import('./screens/ChangePasswordScreen.tsx').then((module) => ({ default: module.ChangePasswordScreen }))
export const loadSettingsScreen = () => import('./screens/SettingsScreen.tsx').then((module) => ({ default: module.SettingsScreen }))
export const loadAgreementScreen = () => import('./screens/AgreementScreen.tsx').then((module) => ({ default: module.AgreementScreen }))
export const loadTrialScreen = () => import('./screens/TrialScreen.tsx').then((module) => ({ default: module.TrialScreen }))

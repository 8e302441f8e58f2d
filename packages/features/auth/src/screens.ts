// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadLoginScreen = () =>
  import('./screens/LoginScreen.tsx').then((module) => ({ default: module.LoginScreen }))
export const loadRegisterScreen = () =>
  import('./screens/RegisterScreen.tsx').then((module) => ({ default: module.RegisterScreen }))
export const loadForgotScreen = () =>
  import('./screens/ForgotScreen.tsx').then((module) => ({ default: module.ForgotScreen }))
export const loadChangePasswordScreen = () =>
  import('./screens/ChangePasswordScreen.tsx').then((module) => ({ default: module.ChangePasswordScreen }))
export const loadSettingsScreen = () =>
  import('./screens/SettingsScreen.tsx').then((module) => ({ default: module.SettingsScreen }))
export const loadAgreementScreen = () =>
  import('./screens/AgreementScreen.tsx').then((module) => ({ default: module.AgreementScreen }))
export const loadTrialScreen = () =>
  import('./screens/TrialScreen.tsx').then((module) => ({ default: module.TrialScreen }))
export const loadBindScreen = () =>
  import('./screens/BindScreen.tsx').then((module) => ({ default: module.BindScreen }))

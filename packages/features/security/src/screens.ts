export const loadSecurityScreen = () =>
  import('./screens/SecurityScreen.tsx').then((module) => ({ default: module.SecurityScreen }))
export const loadDocumentsScreen = () =>
  import('./screens/DocumentsScreen.tsx').then((module) => ({ default: module.DocumentsScreen }))
export const loadSessionsScreen = () =>
  import('./screens/SessionsScreen.tsx').then((module) => ({ default: module.SessionsScreen }))

export const loadResponsibleScreen = () =>
  import('./screens/ResponsibleScreen.tsx').then((module) => ({ default: module.ResponsibleScreen }))

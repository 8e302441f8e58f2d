export const loadActivityScreen = () =>
  import('./screens/ActivityScreen.tsx').then((module) => ({ default: module.ActivityScreen }))
export const loadActivityInfoScreen = () =>
  import('./screens/ActivityInfoScreen.tsx').then((module) => ({ default: module.ActivityInfoScreen }))

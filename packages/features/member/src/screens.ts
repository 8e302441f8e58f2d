// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadMineScreen = () =>
  import('./screens/MineScreen.tsx').then((module) => ({ default: module.MineScreen }))
/** The pictures that a member can have, loaded when somebody changes the own one. */
export const loadAvatarSheet = () =>
  import('./mine/AvatarSheet.tsx').then((module) => ({ default: module.AvatarSheet }))

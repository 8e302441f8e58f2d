// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadGameListScreen = () =>
  import('./screens/GameListScreen.tsx').then((module) => ({ default: module.GameListScreen }))
export const loadGameCentreScreen = () =>
  import('./screens/GameCentreScreen.tsx').then((module) => ({ default: module.GameCentreScreen }))
export const loadSlotsCentreScreen = () =>
  import('./screens/SlotsCentreScreen.tsx').then((module) => ({ default: module.SlotsCentreScreen }))
export const loadGameLobbyScreen = () =>
  import('./screens/GameLobbyScreen.tsx').then((module) => ({ default: module.GameLobbyScreen }))
export const loadPlayScreen = () =>
  import('./screens/PlayScreen.tsx').then((module) => ({ default: module.PlayScreen }))

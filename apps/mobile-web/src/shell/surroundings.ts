// What stands around home and is not part of its first load, in one chunk.
export { BottomNav } from './BottomNav.tsx'
export { Messages } from './Messages.tsx'
export { PopupHost } from './PopupHost.tsx'

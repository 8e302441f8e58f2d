// One chunk with the parts around home that are not part of its first load.
export { BottomNav } from './BottomNav.tsx'
export { Messages } from './Messages.tsx'
export { PopupHost } from './PopupHost.tsx'

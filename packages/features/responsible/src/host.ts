// Loads `ResponsibleHost` separately from the screen, because every page needs it as soon as it is idle.
export const loadResponsibleHost = () =>
  import('./host/ResponsibleHost.tsx').then((module) => ({ default: module.ResponsibleHost }))

// This module is a separate chunk, because every page loads `ResponsibleHost` when the page is idle.
export const loadResponsibleHost = () =>
  import('./host/ResponsibleHost.tsx').then((module) => ({ default: module.ResponsibleHost }))

// This module is a separate chunk, because every page loads `ResponsibleHost` when the page is idle.
export const loadResponsibleGamingElements = () =>
  import('./host/ResponsibleGamingElements.tsx').then((module) => ({ default: module.ResponsibleGamingElements }))

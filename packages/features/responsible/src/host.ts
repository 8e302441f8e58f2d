// Separate from the screen: it loads on every page, once the page is idle.
export const loadResponsibleHost = () =>
  import('./host/ResponsibleHost.tsx').then((module) => ({ default: module.ResponsibleHost }))

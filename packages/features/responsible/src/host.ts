// Apart from the screen: it comes once the first screen is calm, on every page.
export const loadResponsibleHost = () =>
  import('./host/ResponsibleHost.tsx').then((module) => ({ default: module.ResponsibleHost }))

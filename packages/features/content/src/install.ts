// Apart from the index: asked for once home is calm.
export const loadDownloadBar = () => import('./install/DownloadBar.tsx').then((module) => ({ default: module.DownloadBar }))
/** The offer to put the site on the home screen, for merchants that make it. */
export const addToHome = { flag: 'ADDHOME3', load: () => import('./install/AddToHome.tsx').then((module) => ({ default: module.AddToHome })) } as const

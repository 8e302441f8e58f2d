export { ImageHostsProvider, useImageHosts } from './ImageHostsProvider.tsx'
export { orderHosts } from './orderHosts.ts'

export { isHostAllowed } from './isHostAllowed.ts'
export { MerchantProvider, useFlag, useMerchant } from './MerchantProvider.tsx'
export { readMerchant, readSite } from './readDataBlocks.ts'

export { hostAllowed } from './hostAllowed.ts'
export { MerchantProvider, useFlag, useMerchant } from './MerchantProvider.tsx'
export { readMerchant, readSite } from './readBlocks.ts'

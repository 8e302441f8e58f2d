export { isMerchantSiteHost } from './isMerchantSiteHost.ts'
export { MerchantProvider, useFlag, useMerchant } from './MerchantProvider.tsx'
export { readMerchantDataBlock, readSiteDataBlock } from './readDataBlocks.ts'

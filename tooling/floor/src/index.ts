export { brotli11, brotliSize } from './brotli.ts'
export { buildFloor, type Floor, type FloorVariant } from './buildFloor.ts'
export { homeLimits } from './homeLimits.ts'

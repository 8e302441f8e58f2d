import { createIcon } from './createIcon.ts'

export const ArrowUpRight = /* @__PURE__ */ createIcon('M7 7h10v10M7 17 17 7')

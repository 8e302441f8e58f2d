import { createIcon } from './createIcon.ts'

export const ArrowDownLeft = /* @__PURE__ */ createIcon('M17 7 7 17M17 17H7V7')

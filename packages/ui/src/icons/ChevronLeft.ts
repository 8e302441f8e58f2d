import { createIcon } from './createIcon.ts'

export const ChevronLeft = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6')

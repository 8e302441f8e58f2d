import { createIcon } from './createIcon.ts'

export const ChevronRight = /* @__PURE__ */ createIcon('M9 18l6-6-6-6')

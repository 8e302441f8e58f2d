import { createIcon } from './createIcon.ts'

export const ChevronDown = /* @__PURE__ */ createIcon('M6 9l6 6 6-6')

import { createIcon } from './createIcon.ts'

export const X = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')

import { createIcon } from './createIcon.ts'

export const Minus = /* @__PURE__ */ createIcon('M5 12h14')

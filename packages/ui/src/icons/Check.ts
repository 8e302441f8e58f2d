import { createIcon } from './createIcon.ts'

export const Check = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5')

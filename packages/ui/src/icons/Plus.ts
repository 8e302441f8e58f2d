import { createIcon } from './createIcon.ts'

export const Plus = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')

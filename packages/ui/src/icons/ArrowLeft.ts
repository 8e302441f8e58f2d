import { createIcon } from './createIcon.ts'

export const ArrowLeft = /* @__PURE__ */ createIcon('M12 19l-7-7 7-7M19 12H5')

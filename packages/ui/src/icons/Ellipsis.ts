import { createIcon } from './createIcon.ts'

export const Ellipsis = /* @__PURE__ */ createIcon(
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
)

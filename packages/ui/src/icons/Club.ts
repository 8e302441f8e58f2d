import { createIcon } from './createIcon.ts'

export const Club = /* @__PURE__ */ createIcon(
  'M17.28 9.05a5.5 5.5 0 1 0-10.56 0A5.5 5.5 0 1 0 12 17.66a5.5 5.5 0 1 0 5.28-8.6ZM12 17.66L12 22',
)

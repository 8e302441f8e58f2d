import { createIcon } from './createIcon.ts'

export const SquarePlus = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM8 12h8M12 8v8',
)

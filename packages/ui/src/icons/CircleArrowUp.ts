import { createIcon } from './createIcon.ts'

export const CircleArrowUp = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 12l-4-4-4 4M12 16V8',
)

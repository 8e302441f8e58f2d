import { createIcon } from './createIcon.ts'

export const Tickets = /* @__PURE__ */ createIcon(
  'M3.173 8.18l11-5a2 2 0 0 1 2.647.993L18.56 8M6 10V8M6 14v1M6 19v2M4 8h16a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 ' +
    '2h-16a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2z',
)

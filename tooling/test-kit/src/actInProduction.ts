import React from 'react'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'

// Runs before each test file in the browser. React for production has no `act`, with which `render` waits until React has done its work. This one asks
// React's own scheduler, which calls what is idle only when nothing else is left: no rendering, and no effect.

const untilIdle = () => new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve))

/** Calls a function, and waits until React has rendered what it changed, and run the effects. */
async function act<T>(run: () => T): Promise<Awaited<T>> {
  const result = await run()
  await untilIdle()
  return result
}

Object.assign(React, { act })

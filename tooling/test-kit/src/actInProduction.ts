import React from 'react'
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler'

// Runs before each test file in the browser. `render` uses React's `act` to wait until React has finished, but React's
// production build has no `act`. This replacement schedules a task of idle priority: React's scheduler runs it only
// after all pending rendering and effects.

const untilIdle = () => new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, resolve))

/** Calls a function, and waits until React has rendered its changes and run the effects. */
async function act<T>(run: () => T): Promise<Awaited<T>> {
  const result = await run()
  await untilIdle()
  return result
}

Object.assign(React, { act })

import React from 'react'

// Runs before each test file in the browser. React for production has no `act`, with which `render` waits until React has done its work.

/** React works in messages of a channel: it renders in one, runs effects in the next, and renders what they set in another. */
const MESSAGES = 10

const { port1, port2 } = new MessageChannel()
port1.start()

const nextMessage = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port2.postMessage(undefined)
  })

/** Calls a function, and waits until React has rendered what it changed, and run the effects. */
async function act<T>(run: () => T): Promise<Awaited<T>> {
  const result = await run()
  for (let message = 0; message < MESSAGES; message++) await nextMessage()
  return result
}

Object.assign(React, { act })

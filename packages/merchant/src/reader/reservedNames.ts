/** Devices of Windows: no file there can have their names, whatever its ending. */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)$/

/** Property names of every JavaScript object, words for missing values, and the folder of installed packages. */
const program = new Set([
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
  'prototype',
  'node_modules',
  'null',
  'undefined',
  'nan',
  'true',
  'false',
])

/** Names before `.localhost` that the sandbox serves itself: its games and its customer service. */
const host = new Set(['localhost', 'play', 'service'])

/** Whether a site's host is one of those. */
export const isSandboxHost = (name: string): boolean => [...host].some((each) => name === `${each}.localhost`)

/** Whether programs take a merchant's code for something else. */
export const isReservedCode = (code: string): boolean =>
  device.test(code.toLowerCase()) || program.has(code.toLowerCase())

/** Whether programs take a folder's name, which is a host as well, for something else. */
export const isReservedId = (id: string): boolean => isReservedCode(id) || host.has(id)

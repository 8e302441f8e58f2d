/** Matches the device names of Windows. On Windows, no file can have such a name, whatever its extension. */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)$/

/**
 * Names with a meaning in JavaScript, such as `constructor`, `null` and `node_modules`.
 */
const programWords = new Set([
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
  'prototype',
  'node_modules',
  'null',
  'undefined',
  'nan',
  'true',
  'false',
])

/** The labels before `.localhost` of the hosts at which the sandbox serves its games and its customer service. */
const sandboxLabels = new Set(['localhost', 'play', 'service'])

/** Returns whether the sandbox serves its games or its customer service at a host. */
export const isSandboxHost = (name: string): boolean => [...sandboxLabels].some((each) => name === `${each}.localhost`)

/** Returns whether a merchant code is a word that programs treat specially, such as `null`. */
export const isReservedMerchantCode = (code: string): boolean =>
  device.test(code.toLowerCase()) || programWords.has(code.toLowerCase())

/**
 * Returns whether the name of a merchant folder is a word that programs treat specially, or a host label of the
 * sandbox.
 */
export const isReservedMerchantId = (id: string): boolean => isReservedMerchantCode(id) || sandboxLabels.has(id)

/** Whether every task of a Turbo run was answered from its cache, by the summary that it ends with. */
export const isFromCache = (output: string): boolean => /^\s*Cached:\s+([1-9]\d*) cached, \1 total\s*$/m.test(output)

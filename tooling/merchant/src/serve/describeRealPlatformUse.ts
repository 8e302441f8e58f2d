import { readRawSetting } from '../reference/readRawMerchantSettings.ts'

/**
 * Returns a note for a site that takes its data from a real platform instead of the sandbox, because `apiBase` in its
 * `cdn.jsonc` is a URL. Returns undefined for a site that uses the sandbox.
 * @param root The folder of all merchants.
 */
export function describeRealPlatformUse(root: string, id: string): string | undefined {
  const api = readRawSetting(root, id, 'cdn.jsonc', ['apiBase'])
  return typeof api === 'string' && /^https?:/.test(api)
    ? `takes its data from ${api}, not from the sandbox (apiBase in merchants/${id}/cdn.jsonc)`
    : undefined
}

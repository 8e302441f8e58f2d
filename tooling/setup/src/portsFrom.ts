/** The option of the commands that serve something: `--port 5000`. */
export const portOption = { type: 'string', default: '4600' } as const

/**
 * The ports that a command wants: the sites', and a hundred above it the sandbox's.
 *
 * @param text What stands behind `--port`.
 * @throws If that is no port that leaves room for the other.
 */
export function portsFrom(text: string): { sites: number; sandbox: number } {
  const sites = Number(text)
  if (!/^\d+$/.test(text) || sites < 1_024 || sites > 65_000)
    throw new Error(`--port takes a number from 1024 to 65000, not "${text}".`)
  return { sites, sandbox: sites + 100 }
}

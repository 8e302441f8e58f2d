/** Where `npm start` and `npm run dev` put the sandbox: the first of these ports that was free. */
const origins = Array.from({ length: 11 }, (_, at) => `http://127.0.0.1:${4700 + at}`)

/** Whether a sandbox answers there, and knows the merchant. Another copy's may stand there too. */
const knows = (origin: string, code: string): Promise<boolean> =>
  fetch(`${origin}/wps/system/startup`, { headers: { Merchant: code }, signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * The sandbox that has a merchant's data.
 * @param code the platform's code of the merchant
 * @param among the addresses that are asked
 * @returns null where none has
 */
export async function findSandbox(code: string, among: readonly string[] = origins): Promise<string | null> {
  const answers = await Promise.all(among.map(async (origin) => ((await knows(origin, code)) ? origin : null)))
  return answers.find((origin) => origin !== null) ?? null
}

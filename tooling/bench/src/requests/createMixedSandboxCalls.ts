/** A GET request to the sandbox. */
export interface SandboxGetCall {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface TrialResponse {
  readonly value: { readonly token: string }
}
interface HotGamesResponse {
  readonly value: { readonly list: readonly { readonly nodeId: number; readonly vassalage: string }[] }
}

/**
 * Returns nine calls of a visitor and three calls of a member, one of which writes: roughly the calls of a player who
 * opens and uses one page. Creates a trial account for the member.
 * @param origin the URL of the sandbox without a path
 * @throws when the sandbox makes no trial account, has no games, or refuses a call
 */
export async function createMixedSandboxCalls(
  origin: string,
  { code, trialCode }: { readonly code: string; readonly trialCode: string },
): Promise<SandboxGetCall[]> {
  const response = await fetch(`${origin}/wps/trial/play`, {
    method: 'POST',
    headers: { Merchant: trialCode, 'Content-Type': 'application/json' },
    body: JSON.stringify({ moduleId: 'FREEPLAY3' }),
  })
  if (!response.ok) throw new Error(`The sandbox made no trial account: ${response.status} ${await response.text()}`)
  const { token } = ((await response.json()) as TrialResponse).value
  const guest = { Merchant: code, 'Accept-Language': 'PT' }
  const member = { Merchant: trialCode, 'Accept-Language': 'PT', Authorization: `Bearer ${token}` }
  const site = `merchantCode=${code}&language=PT&platform=html5`
  const hot = `/wps/game/hotGames?${site}&isPlatform=2`
  const [game] = ((await (await fetch(origin + hot, { headers: guest })).json()) as HotGamesResponse).value.list
  if (!game) throw new Error('The sandbox has no games.')
  const list = `merchant=${code}&merchant_code=${code}&language=PT&platform=html5&clientType=2&pageSize=26`
  const as =
    (headers: SandboxGetCall['headers']) =>
    (path: string): SandboxGetCall => ({ path, headers })
  const calls = [
    ...[
      '/wps/system/startup',
      `/wps/game/popular?${site}`,
      hot,
      `/wps/announcement/home?merchantCode=${code}&types=B,PL,PU,H&groupName=m_home&platform=M`,
      `/wps/announcement/notice?merchantCode=${code}&platform=M`,
      `/wps/game/list?${list}&gameType=RNG&pageNo=1`,
      `/wps/game/list?${list}&gameType=LIVE&pageNo=1`,
      `/wps/game/list?${list}&gameName=a&pageNo=2`,
      '/wps/system/helpCenter?device=MOBILE',
    ].map(as(guest)),
    ...[
      '/wps/wallets/balance',
      '/wps/member/info',
      `/wps/game/recent/add?token=${token}&nodeId=${game.nodeId}&vendor=${game.vassalage}`,
    ].map(as(member)),
  ]
  // Makes each call one time and throws if the sandbox refuses it: a refusal is fast, so its time would be meaningless.
  for (const { path, headers } of calls) {
    const { success, errorCode } = (await (await fetch(origin + path, { headers })).json()) as {
      readonly success: boolean
      readonly errorCode?: string
    }
    if (!success)
      throw new Error(`The sandbox refuses ${path} with ${errorCode}, so the benchmark would only time refusals.`)
  }
  return calls
}

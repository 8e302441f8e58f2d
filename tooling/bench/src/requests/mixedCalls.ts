/** A call in the form that `shooter.ts` sends. */
export interface Call {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

interface Trial {
  readonly value: { readonly token: string }
}
interface Hot {
  readonly value: { readonly list: readonly { readonly nodeId: number; readonly vassalage: string }[] }
}

/**
 * Returns twelve calls of visitors and members, one of which writes, in the proportions of a page that is opened and used. Creates a trial account
 * for the member.
 * @param origin the origin of the sandbox
 * @throws when the sandbox makes no trial account, has no games, or refuses a call
 */
export async function mixedCalls(
  origin: string,
  { code, trialCode }: { readonly code: string; readonly trialCode: string },
): Promise<Call[]> {
  const answer = await fetch(`${origin}/wps/trial/play`, {
    method: 'POST',
    headers: { Merchant: trialCode, 'Content-Type': 'application/json' },
    body: JSON.stringify({ moduleId: 'FREEPLAY3' }),
  })
  if (!answer.ok) throw new Error(`The sandbox made no trial account: ${answer.status} ${await answer.text()}`)
  const { token } = ((await answer.json()) as Trial).value
  const guest = { Merchant: code, 'Accept-Language': 'PT' }
  const member = { Merchant: trialCode, 'Accept-Language': 'PT', Authorization: `Bearer ${token}` }
  const site = `merchantCode=${code}&language=PT&platform=html5`
  const hot = `/wps/game/hotGames?${site}&isPlatform=2`
  const [game] = ((await (await fetch(origin + hot, { headers: guest })).json()) as Hot).value.list
  if (!game) throw new Error('The sandbox has no games.')
  const list = `merchant=${code}&merchant_code=${code}&language=PT&platform=html5&clientType=2&pageSize=26`
  const as =
    (headers: Call['headers']) =>
    (path: string): Call => ({ path, headers })
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
  // Makes each call once, because a refused call is fast and its time is meaningless.
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

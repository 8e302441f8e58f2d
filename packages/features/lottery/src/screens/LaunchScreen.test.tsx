import { createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { LaunchScreen } from './LaunchScreen.tsx'

const call = 'POST /lgw/launchGame'
const game = 'http://play.localhost:4700/play/lottery/1'

async function launch(
  query: string,
  answers: readonly PlatformResponse[] = [{ value: { gameUrl: game, openMode: 'LOCATION' } }],
  { guest = false } = {},
) {
  const sent: { readonly body: Promise<unknown>; readonly key: string | null }[] = []
  const gone: string[] = []
  const page = await renderScreen(<LaunchScreen assign={(url) => gone.push(url)} />, {
    path: `/m/launchGame${query}`,
    guest,
    merchant: { gameOrigins: ['http://play.localhost:4700'] },
    answers: {
      [call]: (request) => {
        sent.push({ body: request.clone().json() as Promise<unknown>, key: request.headers.get('Idempotency-Key') })
        const answer = answers[Math.min(sent.length, answers.length) - 1]!
        return typeof answer === 'function' ? answer(request) : Response.json({ success: true, value: answer.value })
      },
    },
  })
  return { ...page, sent, gone }
}

describe('launch by URL', () => {
  test(
    'sends the parameters of the URL in the launch call, and opens the gameUrl of the response',
    { tags: ['CALL-086', 'CALL-088'] },
    async () => {
      const { sent, gone } = await launch('?playType=trad&prize_mode=ELOTT&code=lua-1&pageBack=lottery')
      await expect.poll(() => gone).toEqual([game])
      expect(await sent[0]!.body).toEqual({
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoPrizeMode: 'ELOTT',
        lottoGameCode: 'lua-1',
        lottoView: 'betting',
        device: 'MOBILE',
        backUrl: '/m/lottery',
        language: 'EN',
      })
      expect(sent).toHaveLength(1)
    },
  )

  test.each(['', '?code=lobby'])(
    'opens the lobby of all lotteries when the launch page has the query %j',
    { tags: ['CALL-086'] },
    async (query) => {
      const { sent, gone } = await launch(query)
      await expect.poll(() => gone).toEqual([game])
      expect(await sent[0]!.body).toMatchObject({
        lottoGameCode: 'lobby',
        lottoView: 'lobby',
        lottoPrizeMode: 'LOTT',
        backUrl: '/m/home',
      })
    },
  )

  test('shows a loading message during the launch of a lottery', async () => {
    const { screen } = await launch('?code=lua-1', [() => new Promise(() => undefined)])
    await expect.element(screen.getByRole('status')).toHaveTextContent('Opening the lottery…')
  })
})

describe('failed launch', () => {
  test('retries a launch with the same idempotency key when the response was lost', async () => {
    const { screen, sent, gone } = await launch('?code=lua-1', [
      () => Promise.reject(new TypeError('lost')),
      { value: { gameUrl: game, openMode: 'LOCATION' } },
    ])
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => gone).toEqual([game])
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key])
    expect(sent[0]!.key).toMatch(/\S{8}/)
  })

  test('shows why the platform refused a launch, with a link back', async () => {
    const { screen, location, gone } = await launch('?code=gone&pageBack=lottery', [
      () => createRefusalResponse('lottery.unknown'),
    ])
    await expect.element(screen.getByText('This lottery is no longer available.')).toBeVisible()
    await screen.getByRole('button', { name: 'Back' }).click()
    await expect.poll(location).toBe('/m/lottery')
    expect(gone).toEqual([])
  })

  test('links to the member’s limits when a limit prevents a launch; the link replaces the history entry', async () => {
    const { screen, location, sent } = await launch('?code=lua-1&pageBack=lottery', [
      () => createRefusalResponse('responsible.excluded'),
    ])
    await screen.getByRole('button', { name: 'Your limits' }).click()
    await expect.poll(location).toBe('/m/responsible')
    expect(sent).toHaveLength(1)
  })

  test('does not open a gameUrl that the merchant does not allow', async () => {
    const { screen, gone } = await launch('?code=lua-1', [
      { value: { gameUrl: 'https://evil.example/play', openMode: 'LOCATION' } },
    ])
    await expect.element(screen.getByText(/isn’t trusted/)).toBeVisible()
    expect(gone).toEqual([])
  })
})

test('asks a guest to sign in before a launch, and goes back if the guest declines', async () => {
  const { logins, sent, location } = await launch('?code=lua-1&pageBack=lottery', undefined, { guest: true })
  await expect.poll(() => logins.length).toBe(1)
  expect(sent).toEqual([])
  logins[0]!.onDismissed?.()
  await expect.poll(location).toBe('/m/lottery')
})

import { createSessionFixture, type PlatformResponse, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { Route, Routes } from 'react-router-dom'
import { ActivityInfoScreen } from '../screens/ActivityInfoScreen.tsx'
import { ActivityScreen } from '../screens/ActivityScreen.tsx'
import { createPromotionFixture, createPromotionDetailFixture } from './createPromotionFixture.ts'

export const promotionListEndpoint = 'GET /wps/promotion/list'
export const promotionDetailEndpoint = 'GET /wps/promotion/info'
export const promotionJoinEndpoint = 'POST /wps/promotion/join'
export const promotionClaimEndpoint = 'POST /wps/promotion/claim'
export const promotionApplicationEndpoint = 'POST /wps/promotion/apply'
export const pictureUploadEndpoint = 'POST /wps/file/image'

/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
const cdn = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#'

interface RenderPromotionsOptions {
  /** The member type of the signed-in member; null for a guest. */
  readonly type?: number | null
  readonly answers?: PlatformResponses
}

/**
 * Renders both promotions screens at their routes. The returned function `asked` counts the calls of an API endpoint.
 */
export async function renderPromotionScreens(path: string, { type = 0, answers = {} }: RenderPromotionsOptions = {}) {
  const page = await renderScreen(
    <Routes>
      <Route path="/m/activity" element={<ActivityScreen />} />
      <Route path="/m/activityInfo" element={<ActivityInfoScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      path,
      address: '*',
      ...(type === null ? { guest: true } : { session: createSessionFixture({ type }) }),
      merchant: { images: { hosts: [cdn], fallback: cdn } },
      answers: {
        [promotionListEndpoint]: { value: [createPromotionFixture(7)] },
        [promotionDetailEndpoint]: { value: createPromotionDetailFixture() },
        'GET /wps/wallets/balance': { value: { sumBalance: 1250, currencySymbol: 'R$' } },
        ...answers,
      },
    },
  )
  return { ...page, asked: (route: string) => page.asked(route).length }
}

/** Creates a mocked response that records the idempotency key and the body of each request. */
export function createRequestRecorder(answer: (body: unknown) => Response | Promise<Response>) {
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  const hear: PlatformResponse = async (request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    const body: unknown = await request.json()
    bodies.push(body)
    return answer(body)
  }
  return { hear, keys, bodies }
}

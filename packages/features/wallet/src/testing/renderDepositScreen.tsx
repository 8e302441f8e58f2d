import { createSuccessResponse, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen, type RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { DepositScreen } from '../screens/DepositScreen.tsx'
import { cardDepositMethodFixture, createDepositDetailFixture, createDepositMethodFixture } from './depositFixtures.ts'

/** The API endpoint that starts a deposit. */
export const depositCreationEndpoint = 'POST /wps/deposit/create'
/** The API endpoint that returns the outcome of a money order by its idempotency key. */
export const moneyOrderOutcomeEndpoint = 'GET /wps/transaction/outcome'

interface Platform {
  readonly version?: '0' | '1'
  readonly methods?: object
  readonly pending?: readonly object[]
  readonly detail?: () => Response | Promise<Response>
  readonly create?: (key: string) => Response | Promise<Response>
  readonly outcome?: () => Response | Promise<Response>
}

/** Creates the platform's responses about deposits. Adds the idempotency key of each started deposit to `keys`. */
export function createDepositScreenResponses(
  { version = '0', methods = {}, pending = [], detail, ...on }: Platform,
  keys: string[] = [],
): Record<string, PlatformResponse> {
  return {
    'GET /wps/system/consolidatedTemplate': {
      value: {
        mobileTemplate: { mem_cen: '0', dep_func: version },
        app_background: '',
        app_desc: '',
        app_desc_font_color: '',
      },
    },
    'GET /wps/system/startup': () => new Response('', { status: 400 }),
    'GET /wps/wallets/balance': { value: { sumBalance: 1250, currencySymbol: 'R$' } },
    'GET /wps/deposit/methods': {
      value: {
        methods: [createDepositMethodFixture(), cardDepositMethodFixture],
        pending: 0,
        mostPending: 5,
        ...methods,
      },
    },
    'GET /wps/deposit/pending': { value: pending },
    'GET /wps/deposit/detail': detail ?? { value: createDepositDetailFixture() },
    'POST /wps/deposit/cancel': {
      value: createDepositDetailFixture({ status: 'CANCELLED', cancellable: false, remainTime: 0 }),
    },
    [depositCreationEndpoint]: (request) => {
      keys.push(request.headers.get('Idempotency-Key') ?? '')
      return on.create?.(keys.at(-1) ?? '') ?? createSuccessResponse(createDepositDetailFixture())
    },
    [moneyOrderOutcomeEndpoint]: () => on.outcome?.() ?? createSuccessResponse({ found: false, balanceMinor: 125_000 }),
  }
}

/** Renders the deposit screen with the platform's responses from `createDepositScreenResponses`. */
export async function renderDepositScreen(platform: Platform = {}, query = '', more: RenderScreenOptions = {}) {
  const keys: string[] = []
  const page = await renderScreen(<DepositScreen />, {
    path: `/m/voucherCenter${query}`,
    answers: createDepositScreenResponses(platform, keys),
    ...more,
  })
  const { screen, site } = page
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  const askedFor = (call: string) => site.fetch.asked.filter((each) => each.startsWith(call))
  return { ...page, keys, amount, askedFor, pay: screen.getByRole('button', { name: /^Pay/ }) }
}

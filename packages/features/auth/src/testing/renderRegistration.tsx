import { useLanguage } from '@lobby/i18n'
import type { FlagName } from '@lobby/merchant'
import { NotifyProvider } from '@lobby/platform/notify'
import { TestApp, type Answers, type TestSite, type TestSiteInit } from '@lobby/platform/testing'
import { registrationFieldNames, type RegistrationField, type SentField, type SentRule } from '@lobby/platform/validation'
import { useLocation } from 'react-router-dom'
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { render, type RenderResult } from 'vitest-browser-react'
import { RegisterScreen } from '../screens/RegisterScreen.tsx'
import { loadThirdParty, type LoadThirdParty } from '../thirdParty/loadThirdParty.ts'
import { ThirdPartyProvider } from '../thirdParty/useThirdParty.ts'
import { makePlatformKeys } from './makePlatformKeys.ts'
import { openTestSite } from './openTestSite.ts'
import { toldNotify } from './toldNotify.ts'

export interface RegistrationInit {
  readonly flags?: readonly FlagName[]
  /** What is asked for; `name!` where it is required. */
  readonly fields?: readonly (RegistrationField | `${RegistrationField}!`)[]
  readonly rules?: readonly SentRule[]
  /** The n-th registration gets the n-th answer, further ones the last. */
  readonly register?: readonly (() => Response | Promise<Response>)[]
  readonly answers?: Answers
  readonly thirdParty?: LoadThirdParty
  /** What stands behind `/m/register`. */
  readonly search?: string
  readonly site?: Pick<TestSiteInit, 'merchant' | 'backend' | 'visit' | 'session'>
}

export interface RenderedRegistration {
  readonly screen: RenderResult
  readonly site: TestSite
  /** What was sent to register, as the platform reads it. */
  readonly sent: readonly Record<string, unknown>[]
  readonly requests: readonly Request[]
  readonly told: readonly string[]
  readonly box: (name: RegistrationField) => HTMLInputElement | null
  /** The field, once it is there. */
  readonly field: (name: RegistrationField) => Promise<Locator>
  readonly type: (values: Readonly<Partial<Record<RegistrationField, string>>>) => Promise<void>
  /** Ticks what is to be ticked. */
  readonly agree: () => Promise<void>
  readonly submit: () => Promise<void>
  /** Calls to a path, with their query. */
  readonly asked: (path: string) => string[]
}

const member = { token: 'token-of-bia-0123', userName: 'bia', customerType: 0, firstTimeLogin: true }
export const refuse = (errorCode: string, data?: object) => Response.json({ success: false, errorCode, message: 'No', ...(data && { data }) })

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
const countries = [
  { code: 'BR', name: 'Brazil', diallingCode: '55' },
  { code: 'PT', name: 'Portugal', diallingCode: '351' },
]
const keys = makePlatformKeys()

function Place() {
  const { pathname, search } = useLocation()
  const { setLanguage } = useLanguage()
  return (
    <>
      <button type="button" onClick={() => setLanguage('PT')}>
        to Portuguese
      </button>
      {pathname === '/m/register' ? <RegisterScreen foot="Customer service" /> : <p>{`at ${pathname}${search}`}</p>}
    </>
  )
}

const settingsOf = (fields: NonNullable<RegistrationInit['fields']>): SentField[] =>
  fields.map((field) => ({ name: field.replace('!', ''), enabled: true, required: field.endsWith('!') }))

/** The registration screen at a platform that asks for these fields. */
export async function renderRegistration(init: RegistrationInit = {}): Promise<RenderedRegistration> {
  const { flags = ['USERNAMEREG3'], fields = ['username!', 'password!', 'confirmPassword!'], rules = [], register = [], search = '' } = init
  const { encryptionKey, open } = await keys
  const sent: Record<string, unknown>[] = []
  const requests: Request[] = []
  const { told, notify } = toldNotify()
  const site = await openTestSite({
    ...init.site,
    merchant: { encryptionKey, flags, ...init.site?.merchant },
    answers: {
      'GET /wps/captcha/get': { value: pixel },
      'GET /wps/account/registerSettings': { value: { fields: settingsOf(fields) } },
      'GET /wps/account/registerValidation': { value: { rules } },
      'GET /wps/announcement/register': { value: [] },
      'GET /wps/system/countryList': { value: countries },
      'GET /wps/account/verification': { value: true },
      'PUT /wps/account/register': async (request) => {
        requests.push(request.clone())
        sent.push(await open(request))
        return register[Math.min(sent.length, register.length) - 1]?.() ?? Response.json({ success: true, value: member })
      },
      ...init.answers,
    },
  })
  const screen = await render(
    <TestApp site={site} path={`/m/register${search}`}>
      <NotifyProvider notify={notify}>
        <ThirdPartyProvider value={init.thirdParty ?? loadThirdParty}>
          <Place />
        </ThirdPartyProvider>
      </NotifyProvider>
    </TestApp>,
  )
  const box = (name: RegistrationField) => screen.container.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const field = async (name: RegistrationField) => {
    await expect.poll(() => box(name)).not.toBeNull()
    return page.elementLocator(box(name) as HTMLInputElement)
  }
  return {
    screen,
    site,
    sent,
    requests,
    told,
    box,
    field,
    type: async (values) => {
      for (const name of registrationFieldNames) {
        const value = values[name]
        if (value === undefined) continue
        await (await field(name)).fill(value)
      }
    },
    agree: async () => {
      await screen.getByRole('checkbox', { name: /or older/ }).click()
      await screen.getByRole('checkbox', { name: /user agreement/ }).click()
    },
    submit: () => screen.getByRole('button', { name: 'Create account' }).click(),
    asked: (path) => site.fetch.asked.filter((call) => call.split(' ')[1]?.split('?')[0] === path),
  }
}

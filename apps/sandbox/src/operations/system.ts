import type { OperationId } from '@lobby/api'
import { countries } from '@lobby/platform/countries'
import { contentOf } from '../domain/content.ts'
import { Refused } from '../domain/refused.ts'
import { encryptServicePath } from '../domain/servicePath.ts'
import type { SeedContent } from '../seed/content.ts'
import type { Handler } from './call.ts'

const serviceNames = {
  PT: { chat: 'Atendimento ao vivo', help: 'Perguntas frequentes', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  EN: { chat: 'Live chat', help: 'Questions and answers', telegram: 'Telegram', whatsapp: 'WhatsApp' },
} as const
type ServiceKey = keyof (typeof serviceNames)['EN']
const serviceKeys: readonly ServiceKey[] = ['chat', 'whatsapp', 'telegram', 'help']

const upgrading = { PT: 'Sistema em atualização, tente novamente mais tarde.', EN: 'System upgrading, please try again later.' } as const

const startup: Handler<'startup'> = ({ now, language, services: { switches } }) => ({
  info: switches.maintenance ? upgrading[language] : '',
  location: 'BR',
  maintenance: switches.maintenance,
  regionRestriction: switches.region,
  serverTime: now,
  mobileTemplate: { mem_cen: 'base', dep_func: 'base' },
})

const customerService: Handler<'customerService'> = ({ language }) =>
  serviceKeys.map((resource) => ({ name: serviceNames[language][resource], resource }))

const serviceResources: Handler<'serviceResources'> = ({ tenant, services }) => ({
  version: { pathList: [services.serviceOrigin] },
  resources: Object.fromEntries(serviceKeys.map((key) => [key, encryptServicePath(`/service/${tenant.id}/${key}`, `${tenant.id} ${key}`)])),
})

const countryList: Handler<'countryList'> = ({ language }) => countries(language)

const userAgreement: Handler<'userAgreement'> = ({ db, tenant, language }) => {
  const [agreement] = contentOf<SeedContent['agreement'][number]>(db, tenant.id, 'agreement', language)
  if (!agreement) throw new Refused('unavailable', 'system.unavailable')
  return agreement.wire
}

/** Operations of the tag `system`. */
export const systemOperations = { startup, customerService, serviceResources, countryList, userAgreement } satisfies { readonly [Id in OperationId]?: Handler<Id> }

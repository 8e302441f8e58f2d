import { createCipheriv, createHash } from 'node:crypto'
import { listCountries } from '@lobby/platform/validation'
import { listPublishedContent } from '../domain/content.ts'
import { Refused } from '../domain/refused.ts'
import { buildSeedTemplate, type SeedContent, type SeedTemplate } from '../seed/content.ts'
import type { OperationHandler, AnyOperationCall } from './call.ts'
import { getPlatformClosedReason } from './requireOpen.ts'
import { createCachedHandler } from './createCachedHandler.ts'

const serviceNames = {
  PT: { chat: 'Atendimento ao vivo', help: 'Perguntas frequentes', telegram: 'Telegram', whatsapp: 'WhatsApp' },
  EN: { chat: 'Live chat', help: 'Questions and answers', telegram: 'Telegram', whatsapp: 'WhatsApp' },
} as const
/** The opening hours by customer-service channel. The other channels have no opening hours. */
const serviceHours = {
  PT: { chat: 'Todos os dias, 24 horas', whatsapp: 'Todos os dias, das 8h às 23h' },
  EN: { chat: 'Every day, 24 hours', whatsapp: 'Every day from 8 am to 11 pm' },
} as const
type ServiceKey = keyof (typeof serviceNames)['EN']
const serviceKeys: readonly ServiceKey[] = ['chat', 'whatsapp', 'telegram', 'help']

/** The messages to players while the platform is closed. */
const closedTexts = {
  maintenance: {
    PT: 'Estamos atualizando o sistema. O seu saldo e as suas apostas estão guardados; tente de novo em instantes.',
    EN: 'We are updating the system. Your balance and your bets are safe; please try again in a moment.',
  },
  region: {
    PT: 'As regras do lugar em que você está não nos permitem oferecer jogos aí.',
    EN: 'The rules of the place where you are do not allow us to offer games there.',
  },
} as const

/** Returns the status of the platform. Maintenance takes precedence over the region, as on the site. */
const statusOf = ({ now, language, services: { switches } }: AnyOperationCall) => {
  const { maintenance, region } = switches
  const reason = getPlatformClosedReason(switches)
  return { info: reason ? closedTexts[reason][language] : '', maintenance, regionRestriction: region, serverTime: now }
}

const templateOf = ({ db, tenant, language }: AnyOperationCall): SeedTemplate => {
  const [template] = listPublishedContent<SeedTemplate>(db, tenant.id, 'template', language)
  return template?.wire ?? buildSeedTemplate(tenant.name, language)
}

export const startup: OperationHandler<'startup'> = (call) => {
  const { mem_cen, dep_func } = templateOf(call)
  return { ...statusOf(call), location: call.services.switches.location, mobileTemplate: { mem_cen, dep_func } }
}

export const systemStatus: OperationHandler<'systemStatus'> = (call) => {
  const { maintenance, maintenanceEndsAt: end } = call.services.switches
  return { ...statusOf(call), endsAt: maintenance && end !== null ? new Date(end).toISOString() : null }
}

export const consolidatedTemplate: OperationHandler<'consolidatedTemplate'> = (call) => {
  const { mem_cen, dep_func, ...looks } = templateOf(call)
  return { mobileTemplate: { mem_cen, dep_func }, ...looks }
}

export const helpCenter = createCachedHandler('helpCenter', ({ db, tenant, language }) =>
  listPublishedContent<SeedContent['help'][number]>(db, tenant.id, 'help', language).map(({ id, wire }) => ({
    id,
    ...wire,
  })),
)

export const socialLinks: OperationHandler<'socialLinks'> = ({ db, tenant, language, services }) =>
  listPublishedContent<SeedContent['social'][number]>(db, tenant.id, 'social', language).map(({ wire: { type } }) => ({
    type,
    url: `${services.serviceOrigin}/service/${tenant.id}/${type.toLowerCase()}`,
  }))

export const downloadLinks: OperationHandler<'downloadLinks'> = ({ db, tenant, language, services, siteOrigin }) =>
  listPublishedContent<SeedContent['download'][number]>(db, tenant.id, 'download', language).map(
    ({ wire: { resourceType } }) => {
      const page = `${services.serviceOrigin}/service/${tenant.id}/${resourceType.toLowerCase()}`
      if (resourceType === 'AppDownloadIcon') return { resourceType, url: `/icon/${tenant.id}.webp` }
      // The iPhone profile adds a site to the home screen. The URL of the profile contains the site that sent this
      // request.
      return {
        resourceType,
        url: resourceType === 'MOBILECONFIG' ? `${page}?site=${encodeURIComponent(siteOrigin)}` : page,
      }
    },
  )

export const customerService: OperationHandler<'customerService'> = ({ language }) =>
  serviceKeys.map((resource) => {
    const hours: Partial<Record<ServiceKey, string>> = serviceHours[language]
    return { name: serviceNames[language][resource], resource, ...(hours[resource] && { hours: hours[resource] }) }
  })

/**
 * Encrypts the path of a customer-service link (CONF-060 to CONF-062) with DES in ECB mode. Returns base64, followed by
 * the eight characters of the key. The code uses triple DES with three equal keys, because Node has no single DES and
 * the bytes are the same.
 * @param salt - the text from which the DES key is derived
 */
function encryptServicePath(path: string, salt: string): string {
  const key = createHash('sha256').update(salt).digest('hex').slice(0, 8)
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(path, 'utf8'), cipher.final()]).toString('base64') + key
}

export const serviceResources: OperationHandler<'serviceResources'> = ({ tenant, services }) => ({
  version: { pathList: [services.serviceOrigin] },
  resources: Object.fromEntries(
    serviceKeys.map((key) => [key, encryptServicePath(`/service/${tenant.id}/${key}`, `${tenant.id} ${key}`)]),
  ),
})

export const countryList: OperationHandler<'countryList'> = ({ language }) => listCountries(language)

export const userAgreement: OperationHandler<'userAgreement'> = ({ db, tenant, language }) => {
  const [agreement] = listPublishedContent<SeedContent['agreement'][number]>(db, tenant.id, 'agreement', language)
  if (!agreement) throw new Refused('system.unavailable')
  return agreement.wire
}

// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { array, integer, list, object, oneOf, record, string } from '../check.ts'
import { checkMobileTemplate } from './firstLoad.gen.ts'
import type { Operation } from '../operation.ts'

const checkConsolidatedTemplate = object({
  mobileTemplate: checkMobileTemplate,
  app_background: string(32),
  app_desc: string(200),
  app_desc_font_color: string(32),
})

const checkHelpItem = object({ id: integer(), title: string(200), content: string(262144) })

const checkSocialLink = object({ type: oneOf('FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'WHATSAPP'), url: string(2048) })

const checkDownloadLink = object({ resourceType: oneOf('IOS', 'Android', 'MOBILECONFIG', 'AppDownloadIcon'), url: string(2048) })

const checkServiceLink = object({ name: string(120), resource: string(120) }, { hours: string(120) })

const checkServiceResources = object({ version: object({ pathList: array(string(300), 20) }), resources: record(string(2048)) })

const checkCountry = object({ code: string(2, 2), name: string(80), diallingCode: string(4, 1) })

const checkAgreement = object({ title: string(200), content: string(262144), version: string(40) })

/** Get the versions of screens and the look of the download bar: GET /wps/system/consolidatedTemplate */
export const consolidatedTemplate: Operation<'consolidatedTemplate', never> = {
  id: 'consolidatedTemplate',
  method: 'get',
  path: '/wps/system/consolidatedTemplate',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkConsolidatedTemplate,
}

/** List the articles of the help centre: GET /wps/system/helpCenter */
export const helpCenter: Operation<'helpCenter', never> = {
  id: 'helpCenter',
  method: 'get',
  path: '/wps/system/helpCenter',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkHelpItem, 60),
}

/** List the links of the service bar: GET /wps/system/socialLinks */
export const socialLinks: Operation<'socialLinks', never> = {
  id: 'socialLinks',
  method: 'get',
  path: '/wps/system/socialLinks',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkSocialLink, 20),
}

/** List the download links of the merchant's apps: GET /wps/system/downloadLinks */
export const downloadLinks: Operation<'downloadLinks', never> = {
  id: 'downloadLinks',
  method: 'get',
  path: '/wps/system/downloadLinks',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkDownloadLink, 20),
}

/** List the customer-service links: GET /wps/system/customerService */
export const customerService: Operation<'customerService', never> = {
  id: 'customerService',
  method: 'get',
  path: '/wps/system/customerService',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkServiceLink, 20),
}

/** Get the hosts and encrypted paths of the customer-service links: GET /wps/system/serviceResources */
export const serviceResources: Operation<'serviceResources', never> = {
  id: 'serviceResources',
  method: 'get',
  path: '/wps/system/serviceResources',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkServiceResources,
}

/** List countries and their dialling codes: GET /wps/system/countryList */
export const countryList: Operation<'countryList', never> = {
  id: 'countryList',
  method: 'get',
  path: '/wps/system/countryList',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: list(checkCountry, 300),
}

/** Get the agreement between player and merchant: GET /wps/system/userAgreement */
export const userAgreement: Operation<'userAgreement', never> = {
  id: 'userAgreement',
  method: 'get',
  path: '/wps/system/userAgreement',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkAgreement,
}

import type { Hono } from 'hono'
import { contentKinds, listPublishedContent, publishContent, type ContentKind } from '../domain/content.ts'
import { languages, type Language } from '../domain/language.ts'
import { deliverMail, mailboxes } from '../domain/mail.ts'
import { buildSeedContent } from '../seed/content.ts'
import {
  findMemberOfSwitchRequest,
  readDeveloperSwitchBody,
  type DeveloperSwitchContext,
  refuseSwitchRequest,
} from './readDeveloperSwitchBody.ts'

/**
 * Adds the developer switches for content. `/content` reads and replaces the published items of one kind. `/mail` sends
 * a mail to a member. A reset of the sandbox removes the changes.
 */
export function addContentSwitchRoutes(app: Hono, { db, clock, tenants }: DeveloperSwitchContext): void {
  const findTenant = (merchant: unknown) => tenants.list.find(({ id }) => id === merchant)
  const findKind = (kind: unknown) => contentKinds.find((one) => one === kind)
  const published = (merchant: string, kind: ContentKind): object => ({
    merchant,
    kind,
    items: Object.fromEntries(
      languages.map((language) => [
        language,
        listPublishedContent(db(), merchant, kind, language).map(({ wire }) => wire),
      ]),
    ),
  })

  app.get('/content', (context) => {
    const [tenant, kind] = [findTenant(context.req.query('merchant')), findKind(context.req.query('kind'))]
    if (!tenant || !kind)
      return refuseSwitchRequest(
        context,
        `Add the query parameters merchant and kind. kind is one of ${contentKinds.join(', ')}.`,
      )
    return context.json(published(tenant.id, kind))
  })
  app.post('/content', async (context) => {
    const { merchant, kind: name, items } = await readDeveloperSwitchBody(context.req.raw)
    const [tenant, kind] = [findTenant(merchant), findKind(name)]
    const sample = tenant && kind && buildSeedContent(tenant, 'EN', 0)[kind][0]
    const read = Array.isArray(items) ? items.map((item) => readItem(item, sample)) : [null]
    if (!tenant || !kind || read.includes(null)) {
      const form = `each item has the form that GET returns, either one for all languages or {${languages.join(', ')}}`
      return refuseSwitchRequest(
        context,
        `Send {merchant, kind, items}. kind is one of ${contentKinds.join(', ')}; ${form}.`,
      )
    }
    publishContent(
      db(),
      tenant.id,
      kind,
      read.filter((item) => item !== null),
    )
    return context.json(published(tenant.id, kind))
  })
  app.post('/mail', async (context) => {
    const { merchant, to, title, content = '', mailbox = 'SYSTEM' } = await readDeveloperSwitchBody(context.req.raw)
    const member = findMemberOfSwitchRequest({ db, tenants }, merchant, to)
    const box = mailboxes.find((one) => one === mailbox)
    if (!member || !box || typeof title !== 'string' || typeof content !== 'string') {
      const usage =
        `Send {merchant, to, title, content?, mailbox?}. to is a member's name, mailbox is one of ` +
        `${mailboxes.join(', ')}.`
      return refuseSwitchRequest(context, usage)
    }
    const texts = { EN: { title, content }, PT: { title, content } }
    deliverMail(db(), {
      tenant: member.tenant,
      member: member.id,
      mailbox: box,
      key: crypto.randomUUID(),
      texts,
      at: clock.now(),
    })
    return context.json({ delivered: true })
  })
}

/**
 * Parses an item that is the same in all languages, or an object with one item for each language. Returns null if the
 * fields of an item or their types differ from `sample`.
 */
function readItem(item: unknown, sample: unknown): Record<Language, unknown> | null {
  const given = isRecord(item) && languages.every((language) => language in item) ? item : { EN: item, PT: item }
  const { EN, PT } = given as Record<Language, unknown>
  return hasSameShape(EN, sample) && hasSameShape(PT, sample) ? { EN, PT } : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/**
 * Returns the type of a field's value. For the field `promotionType`, null has the same type as a text.
 */
const getFieldType = (name: string, value: unknown): string =>
  name === 'promotionType' && value === null ? 'string' : typeof value

function hasSameShape(item: unknown, sample: unknown): boolean {
  if (!isRecord(sample)) return typeof item === typeof sample
  if (!isRecord(item) || Object.keys(item).length !== Object.keys(sample).length) return false
  return Object.entries(sample).every(
    ([name, value]) => name in item && getFieldType(name, item[name]) === getFieldType(name, value),
  )
}

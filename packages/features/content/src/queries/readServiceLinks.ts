import type { Client } from '@lobby/api'
import { decryptServicePath } from '@lobby/api/crypto/servicePath'
import { customerService, serviceResources } from '@lobby/api/operations/system'

export interface ServiceLink {
  readonly name: string
  readonly url: string
  /** The key of its path, which tells what kind of channel it is. */
  readonly resource: string
  /** When somebody answers, in words. */
  readonly hours?: string | undefined
}

/**
 * The customer-service links, ready to open: each resource's path arrives encrypted and is put behind the first host of
 * `version.pathList` (specification part 2, section 3). A path that cannot be read gives no link.
 */
export async function readServiceLinks(api: Client, signal: AbortSignal): Promise<ServiceLink[]> {
  const [links, { version, resources }] = await Promise.all([
    api.call(customerService, { signal }),
    api.call(serviceResources, { signal }),
  ])
  const [host] = version.pathList
  return links.flatMap(({ name, resource, hours }) => {
    const path = decryptServicePath(resources[resource] ?? '')
    const url = path === null ? null : URL.parse(path, host)
    return url ? [{ name, url: url.href, resource, hours }] : []
  })
}

import type { Client } from '@lobby/api'
import { decryptCustomerServicePath } from '@lobby/api/crypto/servicePath'
import { customerService, serviceResources } from '@lobby/api/operations/system'

export interface ServiceChannel {
  readonly name: string
  readonly url: string
  /** The key of the channel in the platform's response, for example `whatsapp`. The key names the type of channel. */
  readonly resource: string
  /** The service hours, as text. */
  readonly hours?: string | undefined
}

/**
 * Fetches the customer-service links and returns complete URLs. The platform encrypts the paths of the links. Resolves
 * each decrypted path against the first host of `version.pathList` (specification part 2, section 3). Leaves out a link
 * whose path cannot be decrypted.
 */
export async function fetchServiceChannels(api: Client, signal: AbortSignal): Promise<ServiceChannel[]> {
  const [links, { version, resources }] = await Promise.all([
    api.call(customerService, { signal }),
    api.call(serviceResources, { signal }),
  ])
  const [host] = version.pathList
  return links.flatMap(({ name, resource, hours }) => {
    const path = decryptCustomerServicePath(resources[resource] ?? '')
    const url = path === null ? null : URL.parse(path, host)
    return url ? [{ name, url: url.href, resource, hours }] : []
  })
}

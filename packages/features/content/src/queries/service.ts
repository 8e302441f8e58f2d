import type { Client } from '@lobby/api'
import { customerService } from '@lobby/api/operations/customerService'
import { serviceResources } from '@lobby/api/operations/serviceResources'
import { staleness } from '@lobby/platform/query'
import { queryOptions } from '@tanstack/react-query'

export interface ServiceLink {
  readonly name: string
  readonly url: string
}

/**
 * The customer-service links, ready to open: each resource's path arrives encrypted and is put behind the first host of
 * `version.pathList` (specification part 2, section 3). A path that cannot be read gives no link.
 */
export const serviceLinksQuery = (api: Client) =>
  queryOptions({
    queryKey: ['serviceLinks'],
    queryFn: async ({ signal }): Promise<ServiceLink[]> => {
      const [links, { version, resources }, { decryptServicePath }] = await Promise.all([
        api.call(customerService, { signal }),
        api.call(serviceResources, { signal }),
        import('@lobby/api/crypto/servicePath'),
      ])
      const [host] = version.pathList
      return links.flatMap(({ name, resource }) => {
        const path = decryptServicePath(resources[resource] ?? '')
        const url = path === null ? null : URL.parse(path, host)
        return url ? [{ name, url: url.href }] : []
      })
    },
    staleTime: staleness.long,
  })
